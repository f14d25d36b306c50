/* 2-D heat equation, 5 points. */
#include "../program/sweep.h"

void SWEEP(int nx, int ny, int nz, int steps, real *first, real *second, const real *source, const real *kappa)
{
    real (*u)[nx + 2] = (real (*)[nx + 2])first;
    real (*v)[nx + 2] = (real (*)[nx + 2])second;
    const real c1 = 0.1;
    const real c0 = 1 - 4 * c1;

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all)
            for (int y = 1; y <= ny; y++)
                for (int x = 1; x <= nx; x++)
                    v[y][x] = c0 * u[y][x] + c1 * (u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x]);
#pragma mint single
            {
                real (*old)[nx + 2] = u;
                u = v;
                v = old;
            }
        }
    }
}
