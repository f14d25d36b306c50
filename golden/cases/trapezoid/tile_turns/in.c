/* Rules: T1, T2. Trapezoid case 4. Three arrays take turns, and two nests of a step write two of them, in other ranges: a rest of two steps, in
   which one of the nests does not come to all of them, is not one launch. All three are as the serial program leaves them. */
#include "../../field.h"

static void step(int nx, int ny, int steps, real **a, real **b, real **c)
{
#pragma mint copy(a, toDevice, nx, ny)
#pragma mint copy(b, toDevice, nx, ny)
#pragma mint copy(c, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 3; y < ny; y++)
            for (int x = 1; x < nx - 3; x++)
                b[y][x] = 0.5 * c[y][x] + 0.25 * a[y][x + 1];
#pragma mint for nest(2)
        for (int y = 0; y < ny - 3; y++)
            for (int x = 3; x < nx - 3; x++)
                c[y][x] = 0.5 * c[y][x] + 0.01 * t;
        real **first = a;
        a = b;
        b = c;
        c = first;
    }
#pragma mint copy(a, fromDevice, nx, ny)
#pragma mint copy(b, fromDevice, nx, ny)
#pragma mint copy(c, fromDevice, nx, ny)
    checksum("a", a[0], sizeof(real) * nx * ny);
    checksum("b", b[0], sizeof(real) * nx * ny);
    checksum("c", c[0], sizeof(real) * nx * ny);
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 9), nx = size_argument(argc, argv, 2, 44), ny = size_argument(argc, argv, 3, 26);
    real **a = new_rows(ny, nx), **b = new_rows(ny, nx), **c = new_rows(ny, nx);

    fill(a[0], (size_t)nx * ny, 1);
    fill(b[0], (size_t)nx * ny, 2);
    fill(c[0], (size_t)nx * ny, 3);
    step(nx, ny, steps, a, b, c);
    return 0;
}
