/* Rodinia's hotspot: heat in a chip, 5 points and the power of each cell; edges are mirrored. */
#include "../program/sweep.h"

void SWEEP(int nx, int ny, int nz, int steps, real *first, real *second, const real *source, const real *kappa)
{
    real (*u)[nx] = (real (*)[nx])first;
    real (*v)[nx] = (real (*)[nx])second;
    const real (*power)[nx] = (const real (*)[nx])source;
    const real cap = 0.5, rx = 0.4, ry = 0.4, rz = 0.1, ambient = 1.5;

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all)
            for (int y = 0; y < ny; y++) {
                for (int x = 0; x < nx; x++) {
                    int top = y > 0 ? y - 1 : 0;
                    int bottom = y < ny - 1 ? y + 1 : ny - 1;
                    int left = x > 0 ? x - 1 : 0;
                    int right = x < nx - 1 ? x + 1 : nx - 1;

                    v[y][x] = u[y][x]
                        + cap * (power[y][x]
                               + (u[bottom][x] + u[top][x] - 2 * u[y][x]) * ry
                               + (u[y][right] + u[y][left] - 2 * u[y][x]) * rx
                               + (ambient - u[y][x]) * rz);
                }
            }
#pragma mint single
            {
                real (*old)[nx] = u;
                u = v;
                v = old;
            }
        }
    }
}
