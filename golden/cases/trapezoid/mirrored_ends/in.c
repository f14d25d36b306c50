/* Rules: F6, T1, T2. Trapezoid case 12. Subscripts that turn back at the ends, as insulated walls have them: by the index to the other side, by numbers, in locals, by abs, of
   arrays with one subscript and with several, in place. Three steps are made at once, where the range has two cells. The same in a nest of no chain. */
#include "../../field.h"

static void walls(int nx, int ny, int steps, real **a, real **b)
{
#pragma mint copy(a, toDevice, nx, ny)
#pragma mint copy(b, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                int east = x < nx - 1 ? x + 1 : x - 1, west = x > 0 ? x - 1 : 1;
                int south = y == ny - 1 ? ny - 2 : y + 1, north;
                if (y == 0)
                    north = 1;
                else
                    north = y - 1;
                b[y][x] = a[y][x] / 2 + (a[south][x] - a[north][x]) / 8 + (a[y][west] - a[y][east] / 2) / 4 + a[north][west] / 8;
            }
        real **c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, nx, ny)
#pragma mint copy(b, fromDevice, nx, ny)
}

static void flat(int nx, int ny, int nz, int steps, real *a, real *b)
{
#pragma mint copy(a, toDevice, nx * ny * nz)
#pragma mint copy(b, toDevice, nx * ny * nz)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 0; z < nz; z++)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++) {
                    int e = x < nx - 1 ? x + 1 : nx - 2, w = x == 0 ? 1 : x - 1, n = y > 0 ? y - 1 : y + 1, d = z > 0 ? z - 1 : 1;
                    b[(z * ny + y) * nx + x] = (a[(z * ny + y) * nx + e] + a[(z * ny + y) * nx + w]) / 4 + a[(z * ny + n) * nx + x] / 8 -
                                               a[(d * ny + y) * nx + x] / 4 + a[(z * ny + y) * nx + x] / 2;
                }
        real *c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, nx * ny * nz)
#pragma mint copy(b, fromDevice, nx * ny * nz)
}

/* With one cell in a row, the cell to the other side is the first one of the next row. */
static void narrow(int nx, int ny, int steps, real *a, real *b)
{
#pragma mint copy(a, toDevice, nx * ny)
#pragma mint copy(b, toDevice, nx * ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny - 1; y++)
            for (int x = 0; x < nx; x++)
                b[y * nx + x] = a[y * nx + (x > 0 ? x - 1 : x + 1)] / 2 + a[y * nx + x] / 4;
        real *c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, nx * ny)
#pragma mint copy(b, fromDevice, nx * ny)
}

static void in_place(int nx, int ny, int steps, real **u, real **v)
{
#pragma mint copy(u, toDevice, nx, ny)
#pragma mint copy(v, toDevice, nx, ny)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++)
                    u[y][x] += (v[y][x ? x - 1 : x + 1] - v[y > 0 ? y - 1 : 1][x]) / 4;
#pragma mint for nest(2)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++)
                    v[y][x] -= u[y][x + 1 == nx ? x - 1 : x + 1] / 4;
        }
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++)
                u[y][x] -= v[y == ny - 1 ? y - 1 : y + 1][x] / 8;
    }
#pragma mint copy(u, fromDevice, nx, ny)
#pragma mint copy(v, fromDevice, nx, ny)
}

/* The absolute value turns back at 0. */
static void absolute(int nx, int ny, int steps, real **a, real **b)
{
#pragma mint copy(a, toDevice, nx, ny)
#pragma mint copy(b, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (long x = 0; x < nx; x++) {
                int up = abs(y - 1);
                b[y][x] = a[up][x] / 2 + a[y][labs(x - 1)] / 4 + a[abs(-1 + y)][x] / 8;
            }
        real **c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, nx, ny)
#pragma mint copy(b, fromDevice, nx, ny)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 70), ny = size_argument(argc, argv, 2, 21), nz = size_argument(argc, argv, 3, 5), steps = size_argument(argc, argv, 4, 8);
    size_t cells = (size_t)nx * ny, all = cells * nz;
    real **u = new_rows(ny, nx), **v = new_rows(ny, nx), *a = (real *)malloc(all * sizeof *a), *b = (real *)malloc(all * sizeof *b);

    fill(u[0], cells, 1);
    fill(v[0], cells, 2);
    fill(a, all, 3);
    fill(b, all, 4);
    if (nx > 1) {
        walls(nx, ny, steps, u, v);
        flat(nx, ny, nz, steps, a, b);
        in_place(nx, ny, steps, u, v);
        absolute(nx, ny, steps, u, v);
    }
    narrow(nx, ny, steps, a, b);
    checksum("u", u[0], cells * sizeof(real));
    checksum("v", v[0], cells * sizeof(real));
    checksum("a", a, all * sizeof(real));
    checksum("b", b, all * sizeof(real));
    free(a);
    free(b);
    return 0;
}
