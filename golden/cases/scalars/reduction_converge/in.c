/* Rules: F9, R1. A time loop on the host that a reduction ends: Poisson's equation by Jacobi's method. */
#include "../../field.h"
#include <math.h>

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 12), w = n + 2, steps = 0;
    real ***u = new_planes(w, w, w), ***unew = new_planes(w, w, w);
    real change;

    for (int i = 0; i < w * w * w; i++)
        u[0][0][i] = unew[0][0][i] = 0;
    for (int i = 0; i < w * w; i++)
        u[0][0][i] = unew[0][0][i] = 1;
#pragma mint copy(u, toDevice, w, w, w)
#pragma mint copy(unew, toDevice, w, w, w)
#pragma mint parallel
    {
        do {
            change = 0;
#pragma mint for nest(all) tile(8, 4, 4) chunksize(1, 1, 4) reduction(max: change)
            for (int z = 1; z <= n; z++)
                for (int y = 1; y <= n; y++)
                    for (int x = 1; x <= n; x++) {
                        unew[z][y][x] = (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y - 1][x] + u[z][y + 1][x] +
                                         u[z][y][x - 1] + u[z][y][x + 1]) / (real)6;
                        change = fmax(change, fabs(unew[z][y][x] - u[z][y][x]));
                    }
            real ***swap = u;
            u = unew;
            unew = swap;
            steps++;
        } while (change > (real)5e-3);
    }
#pragma mint copy(u, fromDevice, w, w, w)
    printf("%d steps, last change %.17g\n", steps, (double)change);
    checksum("u", u[0][0], (size_t)w * w * w * sizeof(real));
    return 0;
}
