/* Rules: T1, T2. Trapezoid cases 2, 8. Blocks that march store in every iteration, also where a condition leaves a cell out: the value of two steps ago, or with one
   buffer that of the step before. Masks in two and three dimensions, several stores under conditions, red and black cells in place, flat arrays; and a range of which
   the mask leaves out columns that the arrays do not have, which stays single steps. */
#include "../../field.h"

enum { NX = 150, NY = 45, NZ = 12 };
static real r[NZ][NY][NX], s[NZ][NY][NX], here[NY][NX], mask[NY][NX];
static int wall[NY][NX + 2];

static void obstacle(int nx, int ny, int steps, real (*u)[NX], real (*v)[NX])
{
#pragma mint copy(u, toDevice, NX, ny)
#pragma mint copy(v, toDevice, NX, ny)
#pragma mint copy(wall, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++) {
                if (wall[y][x])
                    continue;
                v[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
            }
        real (*w)[NX] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, NX, ny)
#pragma mint copy(v, fromDevice, NX, ny)
}

/* Several stores to the cell, one of them after a read of it. */
static void stores(int nx, int ny, int steps, real *u, real *v)
{
#pragma mint copy(u, toDevice, nx * ny)
#pragma mint copy(v, toDevice, nx * ny)
#pragma mint copy(mask, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        real more = (real)0.01 * t;
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++) {
                int at = y * nx + x;
                real sum = u[at - 1] + u[at + 1];
                if (mask[y][x] > (real)0.6) {
                    real rest = u[at - nx] + u[at + nx];
                    v[at] = (sum + rest) / 4;
                    if (rest > sum)
                        v[at] += more;
                } else if (mask[y][x] > (real)0.3) {
                    v[at] = sum / 2;
                }
            }
        real *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, nx * ny)
#pragma mint copy(v, fromDevice, nx * ny)
}

static void colours(int nx, int ny, int steps)
{
#pragma mint copy(here, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                if ((x + y + t) % 2 == 0)
                    here[y][x] += (real)0.2 * (here[y - 1][x] + here[y + 1][x] + here[y][x - 1] + here[y][x + 1] - 4 * here[y][x]);
    }
#pragma mint copy(here, fromDevice)
}

static void solid(int nx, int ny, int nz, int steps, real (*u)[NY][NX], real (*v)[NY][NX])
{
#pragma mint copy(u, toDevice, NX, NY, NZ)
#pragma mint copy(v, toDevice, NX, NY, NZ)
#pragma mint copy(mask, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z < nz - 1; z++)
            for (int y = 1; y < ny - 1; y++)
                for (int x = 1; x < nx - 1; x++)
                    if (u[z][y][x] > (real)0.2)
                        v[z][y][x] = (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] + u[z - 1][y][x] + u[z + 1][y][x]) / 6;
        real (*w)[NY][NX] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, NX, NY, NZ)
#pragma mint copy(v, fromDevice, NX, NY, NZ)
}

/* The cells behind each row are the first ones of the next. */
static void wider(int ny, int steps, real (*u)[NX], real (*v)[NX])
{
#pragma mint copy(u, toDevice, NX, ny)
#pragma mint copy(v, toDevice, NX, ny)
#pragma mint copy(wall, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < NX + 2; x++)
                if (!wall[y][x])
                    v[y][x] = u[y][x] * (real)0.5 + (real)0.125;
        real (*w)[NX] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, NX, ny)
#pragma mint copy(v, fromDevice, NX, ny)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 7), steps = size_argument(argc, argv, 4, 7);
    size_t cells = (size_t)nx * ny;
    real *p = malloc(cells * sizeof *p), *q = malloc(cells * sizeof *q);

    fill(p, cells, 1);
    fill(q, cells, 2);
    fill(&r[0][0][0], NX * NY * NZ, 3);
    fill(&s[0][0][0], NX * NY * NZ, 4);
    fill(&here[0][0], NX * NY, 5);
    fill(&mask[0][0], NX * NY, 6);
    for (int y = 0; y < NY; y++)
        for (int x = 0; x < NX + 2; x++)
            wall[y][x] = x >= NX || (x * x + 3 * y) % 7 < 2;
    obstacle(nx, ny, steps, r[1], s[1]);
    checksum("r", r, sizeof r);
    checksum("s", s, sizeof s);
    stores(nx, ny, steps, p, q);
    checksum("p", p, cells * sizeof *p);
    checksum("q", q, cells * sizeof *q);
    colours(nx, ny, steps);
    checksum("here", here, sizeof here);
    solid(nx, ny, nz, steps, r, s);
    checksum("solid r", r, sizeof r);
    checksum("solid s", s, sizeof s);
    wider(ny, steps, r[2], s[2]);
    checksum("wider r", r, sizeof r);
    checksum("wider s", s, sizeof s);
    return 0;
}
