/* Rules: F2, F3, F6. Neighbours that stop at the edges, by unsigned and narrow indices: where 'i - 1' would wrap around, the
 * choice takes another. They get the kernels that 'int' gets. */
#include "../../field.h"

#define MIN(a, b) ((a) < (b) ? (a) : (b))

#define N 70

static void wide(size_t n, real (*u)[N], real (*v)[N])
{
#pragma mint copy(u, toDevice, N, n)
#pragma mint copy(v, toDevice, N, n)
#pragma mint parallel for nest(2)
    for (size_t y = 0; y < n; y++)
        for (size_t x = 0; x < N; x++) {
            const size_t north = y > 0 ? y - 1 : 0, south = y + 1 < n ? y + 1 : n - 1;
            const size_t west = x == 0 ? 0 : x - 1, east = MIN(x + 1, N - 1);
            v[y][x] = u[y][x] + (real)0.125 * (u[north][x] + u[south][x] + u[y][west] + u[y][east]);
        }
#pragma mint copy(v, fromDevice, N, n)
}

static void flat(unsigned nx, unsigned ny, unsigned nz, const real *u, real *v)
{
#pragma mint copy(u, toDevice, nx, ny, nz)
#pragma mint copy(v, toDevice, nx, ny, nz)
#pragma mint parallel for nest(3)
    for (unsigned z = 0; z < nz; z++)
        for (unsigned y = 0; y < ny; y++)
            for (unsigned x = 0; x < nx; x++) {
                unsigned w = x ? x - 1 : 0, e = x < nx - 1 ? x + 1 : x, s = y != ny - 1 ? y + 1 : y, n = y ? y - 1 : y;
                unsigned t = z == nz - 1 ? z : z + 1, b = !z ? 0 : z - 1, c = x + nx * (y + ny * z);
                v[c] = u[c] + (real)0.1 * (u[w + nx * (y + ny * z)] - u[e + nx * (y + ny * z)]) + (real)0.2 * (u[x + nx * (n + ny * z)]
                    + u[x + nx * (s + ny * z)]) - (real)0.3 * (u[x + nx * (y + ny * b)] + u[x + nx * (y + ny * t)]);
            }
#pragma mint copy(v, fromDevice, nx, ny, nz)
}

/* An image: rows and columns counted by a byte, and by int against unsigned extents. */
static void image(unsigned char w, unsigned h, const unsigned char *u, real *v)
{
#pragma mint copy(u, toDevice, w, h)
#pragma mint copy(v, toDevice, w, h)
#pragma mint parallel for nest(2)
    for (int y = 0; y < h; y++)
        for (unsigned char x = 0; x < w; x++) {
            unsigned char left = x < 2 ? 0 : x - 2, right = x + 1 < w ? x + 1 : w - 1;
            unsigned below = (unsigned)y + 1 < h ? y + 1 : h - 1;
            v[y * w + x] = (real)0.5 * u[y * w + left] + (real)0.25 * u[y * w + right] + (real)0.125 * u[below * w + x]
                + (real)0.0625 * u[(y >= 1 ? y - 1 : 0) * w + x];
        }
#pragma mint copy(v, fromDevice, w, h)
}

int main(void)
{
    enum { NX = 40, NY = 9, NZ = 7 };
    static real u[N * N], v[N * N];
    static unsigned char bytes[N * N];

    fill(u, N * N, 1);
    for (int i = 0; i < N * N; i++)
        bytes[i] = (unsigned char)(i * i % 251);
    wide(N, (real(*)[N])u, (real(*)[N])v);
    checksum("wide", v, sizeof v);
    flat(NX, NY, NZ, u, v);
    checksum("flat", v, sizeof v);
    image(200, 24, bytes, v);
    checksum("image", v, sizeof v);
    return 0;
}
