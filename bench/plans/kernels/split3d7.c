/* 3-D heat equation with a source, split: a nest diffuses, and the next adds the source. */
#include "../program/sweep.h"

void SWEEP(int nx, int ny, int nz, int steps, real *first, real *second, const real *source, const real *kappa)
{
    real (*u)[ny + 2][nx + 2] = (real (*)[ny + 2][nx + 2])first;
    real (*v)[ny + 2][nx + 2] = (real (*)[ny + 2][nx + 2])second;
    const real (*b)[ny + 2][nx + 2] = (const real (*)[ny + 2][nx + 2])source;
    const real c1 = 0.12;
    const real c0 = 1 - 6 * c1;
    const real c = 0.04;

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all)
            for (int z = 1; z <= nz; z++)
                for (int y = 1; y <= ny; y++)
                    for (int x = 1; x <= nx; x++)
                        v[z][y][x] = c0 * u[z][y][x]
                            + c1 * (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x]
                                  + u[z - 1][y][x] + u[z + 1][y][x]);
#pragma mint for nest(all)
            for (int z = 1; z <= nz; z++)
                for (int y = 1; y <= ny; y++)
                    for (int x = 1; x <= nx; x++)
                        v[z][y][x] = v[z][y][x] + c * b[z][y][x];
#pragma mint single
            {
                real (*old)[ny + 2][nx + 2] = u;
                u = v;
                v = old;
            }
        }
    }
}
