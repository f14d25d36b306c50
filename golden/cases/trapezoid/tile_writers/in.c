/* Rules: T1, T2, F8. Trapezoid case 9. Several nests of a step write parts of one storage: two halves with coefficients of their own, and lines of
   the boundary, whose corners depend on the order. The number of steps has no part in which buffer ends up where. */
#include "../../field.h"
#define NX 31
#define NY 23

static real u[NY][NX], v[NY][NX];

static void halves(int steps, real (*a)[NX], real (*b)[NX])
{
#pragma mint copy(a, toDevice, NX, NY)
#pragma mint copy(b, toDevice, NX, NY)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < 10; y++)
            for (int x = 1; x < NX - 1; x++)
                b[y][x] = (real)0.5 * a[y][x] + (real)0.1 * (a[y + 1][x] + a[y - 1][x] + a[y][x - 1] + a[y][x + 1]);
#pragma mint for nest(2)
        for (int y = 10; y < NY - 1; y++)
            for (int x = 1; x < NX - 1; x++)
                b[y][x] = (real)0.4 * a[y][x] + (real)0.15 * (a[y + 1][x] + a[y - 1][x] + a[y][x - 1] + a[y][x + 1]);
#pragma mint for nest(1)
        for (int x = 0; x < NX; x++)
            b[0][x] = b[1][x];
#pragma mint for nest(1)
        for (int y = 0; y < NY; y++)
            b[y][NX - 1] = b[y][NX - 2];
        real(*c)[NX] = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, NX, NY)
#pragma mint copy(b, fromDevice, NX, NY)
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 13);

    fill(u[0], NX * NY, 1);
    fill(v[0], NX * NY, 2);
    halves(steps, u, v);
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    return 0;
}
