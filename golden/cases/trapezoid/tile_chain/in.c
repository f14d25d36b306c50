/* Rules: T1, T2, F8. Trapezoid cases 2, 7, 9. Several nests in a step: a source that changes, fields in place with other ranges, lines at the boundary
   whose corners depend on their order, cells that a condition leaves out, and a grid that only one step needs. */
#include "../../field.h"
#define NX 37
#define NY 21

static real ex[NY][NX], ey[NY][NX], hz[NY][NX], guess[NY][NX], mask[NY][NX];

static void step_all(int steps)
{
#pragma mint copy(ex, toDevice)
#pragma mint copy(ey, toDevice)
#pragma mint copy(hz, toDevice)
#pragma mint copy(guess, toDevice)
#pragma mint copy(mask, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
            real pulse = (real)(0.25 * (t % 5));
#pragma mint for nest(1)
            for (int x = 0; x < NX; x++)
                ey[0][x] = pulse;
#pragma mint for nest(2)
            for (int y = 1; y < NY; y++)
                for (int x = 0; x < NX; x++)
                    ey[y][x] = ey[y][x] - 0.5 * (hz[y][x] - hz[y - 1][x]);
#pragma mint for nest(2)
            for (int y = 0; y < NY; y++)
                for (int x = 1; x < NX; x++)
                    if (mask[y][x] > 0.3)
                        ex[y][x] = ex[y][x] - 0.5 * (hz[y][x] - hz[y][x - 1]);
#pragma mint for nest(2)
            for (int y = 0; y < NY - 1; y++)
                for (int x = 0; x < NX - 1; x++)
                    guess[y][x] = 0.7 * (ex[y][x + 1] - ex[y][x] + ey[y + 1][x] - ey[y][x]);
#pragma mint for nest(2)
            for (int y = 0; y < NY - 1; y++)
                for (int x = 0; x < NX - 1; x++)
                    hz[y][x] = hz[y][x] - guess[y][x];
#pragma mint for nest(1)
            for (int y = 0; y < NY - 1; y++)
                hz[y][NX - 1] = hz[y][NX - 2];
#pragma mint for nest(1)
            for (int x = 0; x < NX; x++)
                hz[NY - 1][x] = hz[NY - 2][x];
        }
    }
#pragma mint copy(ex, fromDevice)
#pragma mint copy(ey, fromDevice)
#pragma mint copy(hz, fromDevice)
#pragma mint copy(guess, fromDevice)
}

int main(int argc, char **argv)
{
    fill(ex[0], NX * NY, 1);
    fill(ey[0], NX * NY, 2);
    fill(hz[0], NX * NY, 3);
    fill(guess[0], NX * NY, 4);
    fill(mask[0], NX * NY, 5);
    step_all(size_argument(argc, argv, 1, 9));
    checksum("ex", ex, sizeof ex);
    checksum("ey", ey, sizeof ey);
    checksum("hz", hz, sizeof hz);
    checksum("guess", guess, sizeof guess);
    return 0;
}
