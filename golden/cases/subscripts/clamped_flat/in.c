/* Rules: F3, F5, F6. Arrays with one subscript whose neighbours stop at the edges, as Rodinia's hotspot3D writes it, with variables of the function. */
#include "../../field.h"

static real *heat(int nx, int ny, int nz, int steps, real *in, real *out, const real *power)
{
    const real cc = 0.4f, ce = 0.1f, cw = 0.11f, cn = 0.12f, cs = 0.09f, ct = 0.05f, cb = 0.06f, ambient = 0.7f;
    int c, w, e, n, s, b, t;
    int x, y, z;
    int i = 0;

#pragma mint copy(in, toDevice, nx * ny * nz)
#pragma mint copy(out, toDevice, nx * ny * nz)
#pragma mint copy(power, toDevice, nx * ny * nz)
#pragma mint parallel
    {
        do {
#pragma mint for nest(3) private(c, w, e, n, s, b, t)
            for (z = 0; z < nz; z++)
                for (y = 0; y < ny; y++)
                    for (x = 0; x < nx; x++) {
                        c = x + y * nx + z * nx * ny;
                        w = (x == 0) ? c : c - 1;
                        e = (x == nx - 1) ? c : c + 1;
                        n = (y == 0) ? c : c - nx;
                        s = (y == ny - 1) ? c : c + nx;
                        b = (z == 0) ? c : c - nx * ny;
                        t = (z == nz - 1) ? c : c + nx * ny;
                        out[c] = cc * in[c] + cw * in[w] + ce * in[e] + cs * in[s] + cn * in[n] + cb * in[b] + ct * in[t]
                            + (real)0.01 * power[c] + ct * ambient;
                    }
            real *swap = in;
            in = out;
            out = swap;
            i++;
        } while (i < steps);
    }
#pragma mint copy(in, fromDevice, nx * ny * nz)
    return in;
}

/* Second neighbours, corners, and what is none: the stride of another dimension, another row at the edge. */
static void plane(int nx, int ny, const real *u, real *v, real *w)
{
#pragma mint copy(u, toDevice, nx * ny)
#pragma mint copy(v, toDevice, nx * ny)
#pragma mint copy(w, toDevice, nx * ny)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                const int c = y * nx + x, far = x + 2 < nx ? c + 2 : y * nx + nx - 1;
                const int up = y > 0 ? c - nx : c, corner = x > 0 ? up - 1 : up, down = y < ny - 2 ? (y + 2) * nx + x : (ny - 1) * nx + x;
                v[c] = u[c] + (real)0.5 * u[far] - u[corner] + (real)0.25 * u[down];
            }
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                const int c = y * nx + x, odd = y == 0 ? c : c - 1, mirror = y == 0 ? c + (ny > 1) * nx : c - nx;
                w[c] = u[odd] - u[mirror] * 2;
            }
    }
#pragma mint copy(v, fromDevice, nx * ny)
#pragma mint copy(w, fromDevice, nx * ny)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 40), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 7);
    size_t cells = (size_t)nx * ny * nz;
    real *u = malloc(cells * sizeof(real)), *v = malloc(cells * sizeof(real)), *p = malloc(cells * sizeof(real));

    fill(u, cells, 1);
    fill(v, cells, 2);
    fill(p, cells, 3);
    checksum("cube", heat(nx, ny, nz, 3, u, v, p), cells * sizeof(real));

    real *from = malloc(cells * sizeof(real)), *to = malloc(cells * sizeof(real)), *other = malloc(cells * sizeof(real));
    fill(from, cells, 4);
    fill(to, cells, 5);
    fill(other, cells, 6);
    plane(nx, ny, from, to, other);
    checksum("plane", to, (size_t)nx * ny * sizeof(real));
    checksum("other", other, (size_t)nx * ny * sizeof(real));
    return 0;
}
