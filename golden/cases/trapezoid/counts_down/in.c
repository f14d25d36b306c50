/* Rules: F2, T1. Loops that count down run through the same cells as loops that count up, and make several steps at once as those do: with indices of other types, with
   neighbours that stop at the edges, in arrays with one subscript, and with indices of the function, which keep the value that the serial loop leaves. */
#include "../../field.h"

static void star(int nx, int ny, int nz, int steps, real *u, real *v)
{
    int x, y, z;

#pragma mint copy(u, toDevice, nx * ny * nz)
#pragma mint copy(v, toDevice, nx * ny * nz)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
            for (z = nz - 2; z > 0; z--)
                for (y = ny - 2; y >= 1; --y)
                    for (x = nx - 2; x > 0; x -= 1) {
                        int c = (z * ny + y) * nx + x;
                        v[c] = (u[c - 1] + u[c + 1] + u[c - nx] + u[c + nx] + u[c - nx * ny] + u[c + nx * ny]) / 8 + u[c] / 4;
                    }
            real *w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, nx * ny * nz)
#pragma mint copy(v, fromDevice, nx * ny * nz)
    if (steps > 0)
        printf("left at %d %d %d\n", z, nx > 2 && ny > 2 && nz > 2 ? y : 0, nx > 2 && ny > 2 && nz > 2 ? x : 0);
}

static void edges(size_t n, unsigned m, int steps, real (*u)[m], real (*v)[m])
{
#pragma mint copy(u, toDevice, m, n)
#pragma mint copy(v, toDevice, m, n)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (long i = (long)n - 1; i >= 0; i--)
                for (int j = m - 1; j != -1; j--)
                    v[i][j] = (u[i > 0 ? i - 1 : 0][j] + u[i + 1 < (long)n ? i + 1 : i][j] + u[i][j > 0 ? j - 1 : 0]) / 3;
#pragma mint for nest(2)
            for (size_t i = n - 2; i > 0; i--)
                for (unsigned j = m - 2; j >= 1; j--)
                    u[i][j] = v[i][j] + v[i][j + 1] / 4 - v[i + 1][j - 1] / 8;
        }
    }
#pragma mint copy(u, fromDevice, m, n)
#pragma mint copy(v, fromDevice, m, n)
}

static void upwards_between(int n, int m, int steps, real (*u)[m], real (*v)[m])
{
    int i, j;

#pragma mint copy(u, toDevice, m, n)
#pragma mint copy(v, toDevice, m, n)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (i = n - 2; i > 0; i--)
                for (j = 1; j < m - 1; j++)
                    v[i][j] = u[i][j] + (u[i - 1][j] - u[i + 1][j - 1]) / 8;
#pragma mint for nest(2)
            for (i = 1; i < n - 1; i++)
                for (j = m - 2; j > 0; j--)
                    u[i][j] = v[i][j] / 2;
        }
    }
#pragma mint copy(u, fromDevice, m, n)
#pragma mint copy(v, fromDevice, m, n)
    if (steps > 0)
        printf("left at %d %d\n", i, n > 2 ? j : 0);
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 70), ny = size_argument(argc, argv, 2, 21), nz = size_argument(argc, argv, 3, 9), steps = size_argument(argc, argv, 4, 7);
    size_t cells = (size_t)nx * ny * nz;
    real *u = (real *)malloc(cells * sizeof *u), *v = (real *)malloc(cells * sizeof *v);

    fill(u, cells, 1);
    fill(v, cells, 2);
    star(nx, ny, nz, steps, u, v);
    edges(ny, nx, steps, (real (*)[nx])u, (real (*)[nx])v);
    upwards_between(ny, nx, steps, (real (*)[nx])u, (real (*)[nx])v);
    checksum("u", u, cells * sizeof *u);
    checksum("v", v, cells * sizeof *v);
    free(u);
    free(v);
    return 0;
}
