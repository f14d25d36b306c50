/* Rules: T1, T2. Trapezoid cases 7, 9, 11. At -O3 two nests alike that write two arrays in turn, as PolyBench's jacobi-2d has them, are blocked unasked as one nest with
   two buffers is, with half as many steps; so are fields in place whose first line comes from a source for each step, as in its fdtd-2d. Two nests that
   read other cells are not. */
#include "../../field.h"

static void jacobi(int nx, int ny, int steps, real **a, real **b)
{
#pragma mint copy(a, toDevice, nx, ny)
#pragma mint copy(b, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                b[y][x] = (real)0.2 * (a[y][x] + a[y][x - 1] + a[y][x + 1] + a[y + 1][x] + a[y - 1][x]);
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                a[y][x] = (real)0.2 * (b[y][x] + b[y][x - 1] + b[y][x + 1] + b[y + 1][x] + b[y - 1][x]);
    }
#pragma mint copy(a, fromDevice, nx, ny)
#pragma mint copy(b, fromDevice, nx, ny)
}

/* With a source, which both nests read. */
static void poisson(int nx, int ny, int steps, real **a, real **b, real **f)
{
#pragma mint copy(a, toDevice, nx, ny)
#pragma mint copy(b, toDevice, nx, ny)
#pragma mint copy(f, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                b[y][x] = (a[y][x - 1] + a[y][x + 1] + a[y - 1][x] + a[y + 1][x] - f[y][x]) / 4;
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                a[y][x] = (b[y][x - 1] + b[y][x + 1] + b[y - 1][x] + b[y + 1][x] - f[y][x]) / 4;
    }
#pragma mint copy(a, fromDevice, nx, ny)
#pragma mint copy(b, fromDevice, nx, ny)
}

static void fdtd(int nx, int ny, int steps, real **ex, real **ey, real **hz, real *source)
{
#pragma mint copy(ex, toDevice, nx, ny)
#pragma mint copy(ey, toDevice, nx, ny)
#pragma mint copy(hz, toDevice, nx, ny)
#pragma mint copy(source, toDevice, steps)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(1)
        for (int x = 0; x < nx; x++)
            ey[0][x] = source[t];
#pragma mint for nest(2)
        for (int y = 1; y < ny; y++)
            for (int x = 0; x < nx; x++)
                ey[y][x] -= (real)0.5 * (hz[y][x] - hz[y - 1][x]);
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 1; x < nx; x++)
                ex[y][x] -= (real)0.5 * (hz[y][x] - hz[y][x - 1]);
#pragma mint for nest(2)
        for (int y = 0; y < ny - 1; y++)
            for (int x = 0; x < nx - 1; x++)
                hz[y][x] -= (real)0.7 * (ex[y][x + 1] - ex[y][x] + ey[y + 1][x] - ey[y][x]);
    }
#pragma mint copy(ex, fromDevice, nx, ny)
#pragma mint copy(ey, fromDevice, nx, ny)
#pragma mint copy(hz, fromDevice, nx, ny)
}

/* The second nest reads fewer cells. */
static void others(int nx, int ny, int steps, real **a, real **b)
{
#pragma mint copy(a, toDevice, nx, ny)
#pragma mint copy(b, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                b[y][x] = (a[y][x - 1] + a[y][x + 1] + a[y - 1][x] + a[y + 1][x]) / 4;
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                a[y][x] = (b[y - 1][x] + b[y + 1][x]) / 2;
    }
#pragma mint copy(a, fromDevice, nx, ny)
#pragma mint copy(b, fromDevice, nx, ny)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 40), ny = size_argument(argc, argv, 2, 23), steps = size_argument(argc, argv, 3, 11);
    size_t cells = (size_t)nx * ny;
    real **a = new_rows(ny, nx), **b = new_rows(ny, nx), **c = new_rows(ny, nx), *source = (real *)malloc((steps + 1) * sizeof *source);

    fill(a[0], cells, 1);
    fill(b[0], cells, 2);
    fill(c[0], cells, 3);
    fill(source, steps, 4);
    jacobi(nx, ny, steps, a, b);
    poisson(nx, ny, steps, a, b, c);
    fdtd(nx, ny, steps, a, b, c, source);
    others(nx, ny, steps, a, b);
    checksum("a", a[0], cells * sizeof(real));
    checksum("b", b[0], cells * sizeof(real));
    checksum("c", c[0], cells * sizeof(real));
    free(source);
    return 0;
}
