/* Rules: F5, T1. Trapezoid case 5. Rows of an array with one subscript go on in the next ones. A loop over whole rows reads the last cell of the row before as its
   neighbour, which the loop writes as well: no boundary cell, so that its steps are ordinary launches. So it is with planes and with fields in place.
   Loops between boundary cells make three steps at once. */
#include "../../field.h"

static void whole_rows(int nx, int ny, int steps, real *u, real *v)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 2; y < ny - 2; y++)
            for (int x = 0; x < nx; x++)
                v[y * nx + x] = (u[y * nx + x - 1] + u[y * nx + x + 1] + u[(y - 1) * nx + x] + u[(y + 1) * nx + x]) / 4;
        real *w = u;
        u = v;
        v = w;
    }
}

static void first_cells(int nx, int ny, int steps, real *u, real *v)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 2; y < ny - 2; y++)
            for (int x = 0; x < nx; x++)
                v[y * nx + x] = (y * nx + x > 0 ? u[y * nx + x - 1] : 0) / 2 + u[(y - 1) * nx + x] / 4;
        real *w = u;
        u = v;
        v = w;
    }
}

static void whole_planes(int nx, int ny, int nz, int steps, real *u, real *v)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z < nz - 1; z++)
            for (int y = 0; y < ny; y++)
                for (int x = 1; x < nx - 1; x++)
                    v[(z * ny + y) * nx + x] = u[(z * ny + y - 1) * nx + x] + u[(z * ny + y + 1) * nx + x] - u[(z * ny + y) * nx + x + 1];
        real *w = u;
        u = v;
        v = w;
    }
}

static void fields(int nx, int ny, int steps, real *u, real *v)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 2; y < ny - 2; y++)
            for (int x = 0; x < nx; x++)
                u[y * nx + x] += (v[y * nx + x - 1] - v[(y - 1) * nx + x]) / 2;
#pragma mint for nest(2)
        for (int y = 2; y < ny - 3; y++)
            for (int x = 0; x < nx; x++)
                v[y * nx + x] -= u[y * nx + x + 1] / 2;
    }
}

static void between(int nx, int ny, int steps, real *u, real *v)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                v[y * nx + x] = (u[y * nx + x - 1] + u[y * nx + x + 1] + u[(y - 1) * nx + x] + u[(y + 1) * nx + x]) / 4;
        real *w = u;
        u = v;
        v = w;
    }
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 70), ny = size_argument(argc, argv, 2, 21), nz = 7, steps = size_argument(argc, argv, 3, 8);
    size_t cells = (size_t)nx * ny * nz;
    real *u = (real *)malloc(cells * sizeof *u), *v = (real *)malloc(cells * sizeof *v);

    fill(u, cells, 1);
    fill(v, cells, 2);
#pragma mint copy(u, toDevice, nx * ny * nz)
#pragma mint copy(v, toDevice, nx * ny * nz)
    whole_rows(nx, ny, steps, u, v);
    first_cells(nx, ny, steps, u, v);
    whole_planes(nx, ny, nz, steps, u, v);
    fields(nx, ny, steps, u, v);
    between(nx, ny, steps, u, v);
#pragma mint copy(u, fromDevice, nx * ny * nz)
#pragma mint copy(v, fromDevice, nx * ny * nz)
    checksum("u", u, cells * sizeof *u);
    checksum("v", v, cells * sizeof *v);
    free(u);
    free(v);
    return 0;
}
