/* Rules: T2, T4. Two chains whose heights settle as the program runs: one marches, one of two nests works in place. The first is stopped by
 * the host, and again by a range that changes. */
#include "../../field.h"

/* Smooths the first rows and stops after `last` steps. */
static void smooth(int nx, int ny, int steps, int last, real *u, real *v)
{
    real (*now)[nx] = (real (*)[nx])u, (*next)[nx] = (real (*)[nx])v;
#pragma mint parallel
    {
#pragma mint trapezoid height(adaptive)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int i = 1; i < ny - 1; i++)
                for (int j = 1; j < nx - 1; j++)
                    next[i][j] = (real)0.2 * (now[i][j] + now[i][j - 1] + now[i][j + 1] + now[i - 1][j] + now[i + 1][j]);
            real (*swap)[nx] = now;
            now = next;
            next = swap;
            if (t == last)
                break;
        }
    }
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 40), ny = size_argument(argc, argv, 2, 21), steps = size_argument(argc, argv, 3, 60);
    size_t cells = (size_t)nx * ny;
    real(*u)[nx] = malloc(cells * sizeof(real)), (*v)[nx] = malloc(cells * sizeof(real));
    real(*e)[nx] = malloc(cells * sizeof(real)), (*h)[nx] = malloc(cells * sizeof(real));

    fill(u[0], cells, 1);
    fill(v[0], cells, 2);
    fill(e[0], cells, 3);
    fill(h[0], cells, 4);
#pragma mint copy(u, toDevice, nx, ny)
#pragma mint copy(v, toDevice, nx, ny)
    smooth(nx, ny, steps, steps - 3, u[0], v[0]);
    smooth(nx, ny - 4, steps / 2, -1, u[0], v[0]);
    smooth(nx, ny, steps, -1, u[0], v[0]);
#pragma mint copy(u, fromDevice, nx, ny)
#pragma mint copy(v, fromDevice, nx, ny)
#pragma mint copy(e, toDevice, nx, ny)
#pragma mint copy(h, toDevice, nx, ny)
#pragma mint parallel
    {
#pragma mint trapezoid height(adaptive)
        for (int t = 0; t < steps; t++) {
            real drive = (real)0.01 * t;
#pragma mint for nest(2)
            for (int i = 1; i < ny; i++)
                for (int j = 0; j < nx; j++)
                    e[i][j] += (real)0.3 * (h[i][j] - h[i - 1][j]) + drive;
#pragma mint for nest(2)
            for (int i = 0; i < ny - 1; i++)
                for (int j = 0; j < nx; j++)
                    h[i][j] += (real)0.3 * (e[i + 1][j] - e[i][j]);
        }
    }
#pragma mint copy(e, fromDevice, nx, ny)
#pragma mint copy(h, fromDevice, nx, ny)
    checksum("u", u, cells * sizeof(real));
    checksum("v", v, cells * sizeof(real));
    checksum("e", e, cells * sizeof(real));
    checksum("h", h, cells * sizeof(real));
    return 0;
}
