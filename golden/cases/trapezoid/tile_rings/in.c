/* Rules: T1, T2, T4. Trapezoid cases 1, 3, 4, 5. The buffers of a pair have different rings, which both keep, and so does the older buffer: for any
   number of steps, in grids that are smaller than the ghost zone. */
#include "../../field.h"

static void heat(int nx, int ny, int steps, real **u, real **v)
{
#pragma mint copy(u, toDevice, nx, ny)
#pragma mint copy(v, toDevice, nx, ny)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2) tile(13, 5)
            for (int y = 1; y < ny - 1; y++)
                for (int x = 1; x < nx - 1; x++)
                    v[y][x] = 0.3 * u[y][x] + 0.2 * (u[y - 1][x] + u[y + 1][x]) + 0.15 * (u[y][x - 1] + u[y][x + 1]);
            real **w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, nx, ny)
#pragma mint copy(v, fromDevice, nx, ny)
    checksum("new", u[0], sizeof(real) * nx * ny);
    checksum("old", v[0], sizeof(real) * nx * ny);
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 40), ny = size_argument(argc, argv, 2, 19), steps = size_argument(argc, argv, 3, 11);

    real **u = new_rows(ny, nx), **v = new_rows(ny, nx);

    fill(u[0], (size_t)nx * ny, 1);
    fill(v[0], (size_t)nx * ny, 2);
    heat(nx, ny, steps, u, v);
    return 0;
}
