/* Rules: F5, T1. Trapezoid case 9. Nests over the faces of arrays with one subscript have too few indices to show the rows: those of the other nests of the function count for
   them, whether these stand in front or behind. A face whose cells may lie in other rows keeps the subscripts that it has, and so do nests over all cells. */
#include "../../field.h"

#define AT(z, y, x) (((z) * ny + (y)) * nx + (x))

static void box(int nx, int ny, int nz, int steps, real *u, real *v)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z < nz - 1; z++)
            for (int y = 1; y < ny - 1; y++)
                for (int x = 1; x < nx - 1; x++)
                    v[AT(z, y, x)] = (u[AT(z, y, x - 1)] + u[AT(z, y, x + 1)] + u[AT(z, y - 1, x)] + u[AT(z, y + 1, x)] + u[AT(z - 1, y, x)] + u[AT(z + 1, y, x)]) / 6;
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                v[AT(0, y, x)] = v[AT(1, y, x)];
                v[AT(nz - 1, y, x)] = v[AT(nz - 2, y, x)];
            }
#pragma mint for nest(2)
        for (int z = 0; z < nz; z++)
            for (int x = 0; x < nx; x++) {
                v[AT(z, 0, x)] = v[AT(z, 1, x)] / 2;
                v[AT(z, ny - 1, x)] = v[AT(z, ny - 2, x)] + x;
            }
#pragma mint for nest(2)
        for (int z = 0; z < nz; z++)
            for (int y = 0; y < ny; y++) {
                v[AT(z, y, 0)] = v[AT(z, y, 1)];
                v[AT(z, y, nx - 1)] = v[AT(z, y, nx - 2)];
            }
        real *w = u;
        u = v;
        v = w;
    }
}

static void edges_first(int nx, int ny, int steps, real *u, real *v)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int x = 0; x < nx; x++) {
            u[x] = u[nx + x];
            u[(ny - 1) * nx + x] = u[(ny - 2) * nx + x];
        }
#pragma mint for
        for (int y = 0; y < ny; y++) {
            u[y * nx] = u[y * nx + 1];
            u[y * nx + nx - 1] = u[y * nx + nx - 2];
        }
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                v[y * nx + x] = (u[y * nx + x - 1] + u[y * nx + x + 1] + u[(y - 1) * nx + x] + u[(y + 1) * nx + x]) / 4;
        real *w = u;
        u = v;
        v = w;
    }
}

static void other_length(int nx, int ny, int m, int steps, real *u, real *v)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                v[y * nx + x] = (u[y * nx + x - 1] + u[y * nx + x + 1] + u[(y - 1) * nx + x] + u[(y + 1) * nx + x]) / 4;
#pragma mint for
        for (int x = 0; x < m; x++)
            v[x] = v[2 * m + x];
#pragma mint for
        for (int i = 0; i < nx * ny; i++)
            u[i] = v[i];
    }
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 70), ny = size_argument(argc, argv, 2, 21), nz = size_argument(argc, argv, 3, 7), steps = size_argument(argc, argv, 4, 8);
    size_t cells = (size_t)nx * ny * nz;
    real *u = (real *)malloc(cells * sizeof *u), *v = (real *)malloc(cells * sizeof *v);

    fill(u, cells, 1);
    fill(v, cells, 2);
#pragma mint copy(u, toDevice, nx * ny * nz)
#pragma mint copy(v, toDevice, nx * ny * nz)
    box(nx, ny, nz, steps, u, v);
    edges_first(nx, ny * nz, steps, u, v);
    other_length(nx, ny, ny > 4 ? nx + 3 : 1, steps, u, v);
#pragma mint copy(u, fromDevice, nx * ny * nz)
#pragma mint copy(v, fromDevice, nx * ny * nz)
    checksum("u", u, cells * sizeof *u);
    checksum("v", v, cells * sizeof *v);
    free(u);
    free(v);
    return 0;
}
