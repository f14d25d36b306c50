/* 1-D heat equation, 3 points. */
#include "../program/sweep.h"

void SWEEP(int nx, int ny, int nz, int steps, real *first, real *second, const real *source, const real *kappa)
{
    real *u = first, *v = second;
    const real c1 = 0.2;
    const real c0 = 1 - 2 * c1;

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all)
            for (int x = 1; x <= nx; x++)
                v[x] = c0 * u[x] + c1 * (u[x - 1] + u[x + 1]);
#pragma mint single
            {
                real *old = u;
                u = v;
                v = old;
            }
        }
    }
}
