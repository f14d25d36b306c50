/* Rules: T1, F6. Trapezoid case 12. Subscripts that go on at the other end, in locals that get their value in steps: tests that set it to the other end, or move it by
   the size; in an else branch; in a wider type. */
#include "../../field.h"

static void tests(int nx, int ny, int steps, real **a, real **b)
{
#pragma mint copy(a, toDevice, nx, ny)
#pragma mint copy(b, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                int east = x + 1, west = x - 1, south = y + 1, north = y - 1;
                if (east >= nx)
                    east = 0;
                if (west < 0)
                    west = nx - 1;
                if (south == ny)
                    south = 0;
                if (north < 0)
                    north += ny;
                b[y][x] = (a[north][x] + a[south][x] + a[y][west] + a[north][east]) / 4;
            }
        real **c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, nx, ny)
#pragma mint copy(b, fromDevice, nx, ny)
}

static void branches(int nx, int ny, int steps, real **a, real **b)
{
#pragma mint copy(a, toDevice, nx, ny)
#pragma mint copy(b, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                int far = x + 2, west, south = 0;
                long north = y;
                if (far >= nx)
                    far -= nx;
                if (x == 0)
                    west = nx - 1;
                else
                    west = x - 1;
                if (y < ny - 1)
                    south = y + 1;
                north -= 1;
                north = north < 0 ? ny - 1 : north;
                b[y][x] = (a[south][x] + a[north][x] + a[y][west] + a[north][far]) / 4 + far;
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
    int nx = size_argument(argc, argv, 1, 41), ny = size_argument(argc, argv, 2, 23), steps = size_argument(argc, argv, 3, 13);
    size_t cells = (size_t)nx * ny;
    real **u = new_rows(ny, nx), **v = new_rows(ny, nx);

    fill(u[0], cells, 1);
    fill(v[0], cells, 2);
    tests(nx, ny, steps, u, v);
    branches(nx, ny, steps, u, v);
    checksum("u", u[0], cells * sizeof(real));
    checksum("v", v[0], cells * sizeof(real));
    return 0;
}
