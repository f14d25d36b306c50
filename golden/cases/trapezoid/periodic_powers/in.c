/* Rules: T1, T2, F8. Trapezoid case 12. Neighbours by & (n - 1), which go on at the other end where n, a variable, is a power of two. That is asked before each launch of several steps; with
   other numbers & has other bits, and steps stay single. Arrays with one subscript and with several; unsigned numbers; one dimension of two; parts of one block. */
#include "../../field.h"

enum { NX = 64, NY = 32 };
static real turns[2][NY][NX];

static void torus(int nx, int ny, int steps, real (*u)[NX], real (*v)[NX])
{
#pragma mint copy(u, toDevice, NX, ny)
#pragma mint copy(v, toDevice, NX, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++)
                v[y][x] = (real)0.2 * (u[(y - 1) & (ny - 1)][x] + u[(y + 1) & (ny - 1)][x] + u[y][(nx - 1) & (x - 1)] + u[y][(x + 2) & (nx - 1)]);
        real (*w)[NX] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, NX, ny)
#pragma mint copy(v, fromDevice, NX, ny)
}

static void flat(unsigned nx, unsigned ny, int steps, real *u, real *v)
{
#pragma mint copy(u, toDevice, nx * ny)
#pragma mint copy(v, toDevice, nx * ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (unsigned y = 0; y < ny; y++)
            for (unsigned x = 0; x < nx; x++) {
                unsigned west = (x - 1) & (nx - 1), east = (x + 1) & (nx - 1);
                v[y * nx + x] = (real)0.3 * (u[y * nx + west] + u[y * nx + east] - u[y * nx + x]);
            }
        real *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, nx * ny)
#pragma mint copy(v, fromDevice, nx * ny)
}

static void parts(int nx, int ny, int steps)
{
#pragma mint copy(turns, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        real (*u)[NX] = turns[t % 2], (*v)[NX] = turns[1 - t % 2];
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++)
                v[y][x] = (real)0.5 * (u[y][(x + 1) & (nx - 1)] + u[y][x]);
    }
#pragma mint copy(turns, fromDevice)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 16), ny = size_argument(argc, argv, 2, 8), steps = size_argument(argc, argv, 3, 7);
    real *p = malloc(nx * ny * sizeof *p), *q = malloc(nx * ny * sizeof *q);

    fill(&turns[0][0][0], 2 * NX * NY, 5);
    fill(p, nx * ny, 6);
    fill(q, nx * ny, 7);
    torus(nx, ny, steps, turns[0], turns[1]);
    checksum("turns", turns, sizeof turns);
    flat(nx, ny, steps, p, q);
    checksum("p", p, nx * ny * sizeof *p);
    checksum("q", q, nx * ny * sizeof *q);
    parts(nx, ny, steps);
    checksum("turns", turns, sizeof turns);
    free(p);
    free(q);
    return 0;
}
