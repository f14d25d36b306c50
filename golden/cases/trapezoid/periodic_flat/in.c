/* Rules: T1, F5. Trapezoid case 12. Subscripts that go on at the other end, as people write them for a torus: of flat arrays; in serial loops over the neighbours;
   with a mask where the size is a power of two. */
#include "../../field.h"

enum { N = 16 };
static unsigned char life[N][2 * N], next[N][2 * N];

static void flat(int nx, int ny, int steps, real *a, real *b)
{
#pragma mint copy(a, toDevice, nx * ny)
#pragma mint copy(b, toDevice, nx * ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                int up = (y + ny - 1) % ny, left = x == 0 ? nx - 1 : x - 1;
                b[y * nx + x] = (a[up * nx + x] + a[(y + 1) % ny * nx + x] + a[y * nx + left] + a[y * nx + (x + 1) % nx]) / 4 + a[up * nx + left] / 8;
            }
        real *c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, nx * ny)
#pragma mint copy(b, fromDevice, nx * ny)
}

/* Walls along z and y. */
static void pipe(size_t nx, size_t ny, size_t nz, int steps, real *a, real *b)
{
#pragma mint copy(a, toDevice, nx * ny * nz)
#pragma mint copy(b, toDevice, nx * ny * nz)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (size_t z = 1; z < nz - 1; z++)
            for (size_t y = 1; y < ny - 1; y++)
                for (size_t x = 0; x < nx; x++) {
                    size_t at = (z * ny + y) * nx, left = (x + nx - 1) % nx, right = x + 1 < nx ? x + 1 : 0;
                    b[at + x] = (a[at + left] + a[at + right] + a[at - nx + x] + a[at + nx + x] + a[at - nx * ny + x] + a[at + nx * ny + left]) / 6;
                }
        real *c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, nx * ny * nz)
#pragma mint copy(b, fromDevice, nx * ny * nz)
}

static void torus(int nx, int ny, int steps, int *a, int *b)
{
#pragma mint copy(a, toDevice, nx * ny)
#pragma mint copy(b, toDevice, nx * ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                int n = 0;
                for (int j = -1; j <= 1; j++)
                    for (int i = -1; i <= 1; i++)
                        if (i || j) {
                            int yy = (y + j + ny) % ny, xx = (x + i + nx) % nx;
                            n += a[yy * nx + xx];
                        }
                b[y * nx + x] = n == 3 || (n == 2 && a[y * nx + x]);
            }
        int *c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, nx * ny)
#pragma mint copy(b, fromDevice, nx * ny)
}

static void masks(int steps)
{
    unsigned char (*p)[2 * N] = life, (*q)[2 * N] = next;
#pragma mint copy(p, toDevice, 2 * N, N)
#pragma mint copy(q, toDevice, 2 * N, N)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < N; y++)
            for (unsigned x = 0; x < 2 * N; x++) {
                int up = (y - 1) & (N - 1), down = (y + 1) & (N - 1), n = p[(y + N) % N][(x - 1) & (2 * N - 1)] + p[y][(x + 1) & (2 * N - 1)];
                for (int i = -1; i <= 1; i++)
                    n += p[up][(x + i) & (2 * N - 1)] + p[down][(2 * N - 1) & (x + i)];
                q[y][x] = n == 3 || (n == 2 && p[y][x]);
            }
        unsigned char (*r)[2 * N] = p;
        p = q;
        q = r;
    }
#pragma mint copy(p, fromDevice, 2 * N, N)
#pragma mint copy(q, fromDevice, 2 * N, N)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 41), ny = size_argument(argc, argv, 2, 23), nz = size_argument(argc, argv, 3, 5), steps = size_argument(argc, argv, 4, 13);
    size_t plane = (size_t)nx * ny, cells = plane * nz;
    real *u = malloc(cells * sizeof *u), *v = malloc(cells * sizeof *v);
    int *a = malloc(plane * sizeof *a), *b = malloc(plane * sizeof *b);

    fill(u, cells, 1);
    fill(v, cells, 2);
    for (size_t i = 0; i < plane; i++)
        a[i] = b[i] = i * i % 7 < 3;
    for (int i = 0; i < 2 * N * N; i++)
        (&life[0][0])[i] = i * i % 11 < 5;
    flat(nx, ny, steps, u, v);
    checksum("flat u", u, cells * sizeof *u);
    checksum("flat v", v, cells * sizeof *v);
    pipe(nx, ny, nz, steps, u, v);
    checksum("pipe u", u, cells * sizeof *u);
    checksum("pipe v", v, cells * sizeof *v);
    torus(nx, ny, steps, a, b);
    checksum("torus a", a, plane * sizeof *a);
    checksum("torus b", b, plane * sizeof *b);
    masks(steps);
    checksum("life", life, sizeof life);
    checksum("next", next, sizeof next);
    return 0;
}
