/* 3-D diffusion, 7 points, with a conductivity for each cell and a right-hand side. */
#include "../program/sweep.h"

void SWEEP(int nx, int ny, int nz, int steps, real *first, real *second, const real *source, const real *kappa)
{
    real (*u)[ny + 2][nx + 2] = (real (*)[ny + 2][nx + 2])first;
    real (*v)[ny + 2][nx + 2] = (real (*)[ny + 2][nx + 2])second;
    const real (*k)[ny + 2][nx + 2] = (const real (*)[ny + 2][nx + 2])kappa;
    const real (*b)[ny + 2][nx + 2] = (const real (*)[ny + 2][nx + 2])source;
    const real c = 0.04;

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all)
            for (int z = 1; z <= nz; z++)
                for (int y = 1; y <= ny; y++)
                    for (int x = 1; x <= nx; x++) {
                        real here = u[z][y][x];
                        real own = k[z][y][x];

                        v[z][y][x] = here + b[z][y][x]
                            + c * ((own + k[z][y][x + 1]) * (u[z][y][x + 1] - here)
                                 - (own + k[z][y][x - 1]) * (here - u[z][y][x - 1])
                                 + (own + k[z][y + 1][x]) * (u[z][y + 1][x] - here)
                                 - (own + k[z][y - 1][x]) * (here - u[z][y - 1][x])
                                 + (own + k[z + 1][y][x]) * (u[z + 1][y][x] - here)
                                 - (own + k[z - 1][y][x]) * (here - u[z - 1][y][x]));
                    }
#pragma mint single
            {
                real (*old)[ny + 2][nx + 2] = u;
                u = v;
                v = old;
            }
        }
    }
}
