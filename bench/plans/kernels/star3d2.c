/* 13-point star of one 3-D field: a Laplacian of fourth order, two cells to each side. */
#include "../program/sweep.h"

void SWEEP(int nx, int ny, int nz, int steps, real *first, real *second, const real *source, const real *kappa)
{
    real (*u)[ny + 4][nx + 4] = (real (*)[ny + 4][nx + 4])first;
    real (*v)[ny + 4][nx + 4] = (real (*)[ny + 4][nx + 4])second;
    const real c = 0.05;
    const real w0 = -5.0 / 2, w1 = 4.0 / 3, w2 = -1.0 / 12;

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all)
            for (int z = 2; z < nz + 2; z++)
                for (int y = 2; y < ny + 2; y++)
                    for (int x = 2; x < nx + 2; x++)
                        v[z][y][x] = u[z][y][x]
                            + c * (3 * w0 * u[z][y][x]
                                 + w1 * (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x]
                                       + u[z - 1][y][x] + u[z + 1][y][x])
                                 + w2 * (u[z][y][x - 2] + u[z][y][x + 2] + u[z][y - 2][x] + u[z][y + 2][x]
                                       + u[z - 2][y][x] + u[z + 2][y][x]));
#pragma mint single
            {
                real (*old)[ny + 4][nx + 4] = u;
                u = v;
                v = old;
            }
        }
    }
}
