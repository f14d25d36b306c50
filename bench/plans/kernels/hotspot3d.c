/* Rodinia's hotspot3D: heat in a stack of chips, 7 points and the power of each cell; edges are mirrored. */
#include "../program/sweep.h"

void SWEEP(int nx, int ny, int nz, int steps, real *first, real *second, const real *source, const real *kappa)
{
    real (*u)[ny][nx] = (real (*)[ny][nx])first;
    real (*v)[ny][nx] = (real (*)[ny][nx])second;
    const real (*power)[ny][nx] = (const real (*)[ny][nx])source;
    const real ce = 0.1, cw = 0.1, cn = 0.1, cs = 0.1, ct = 0.05, cb = 0.05, cp = 0.5, ambient = 1.5;
    const real cc = 1 - (ce + cw + cn + cs + 2 * ct + cb);

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all)
            for (int z = 0; z < nz; z++) {
                for (int y = 0; y < ny; y++) {
                    for (int x = 0; x < nx; x++) {
                        int west = x == 0 ? 0 : x - 1;
                        int east = x == nx - 1 ? x : x + 1;
                        int north = y == 0 ? 0 : y - 1;
                        int south = y == ny - 1 ? y : y + 1;
                        int bottom = z == 0 ? 0 : z - 1;
                        int top = z == nz - 1 ? z : z + 1;

                        v[z][y][x] = cc * u[z][y][x] + cw * u[z][y][west] + ce * u[z][y][east] + cs * u[z][south][x]
                            + cn * u[z][north][x] + cb * u[bottom][y][x] + ct * u[top][y][x] + cp * power[z][y][x]
                            + ct * ambient;
                    }
                }
            }
#pragma mint single
            {
                real (*old)[ny][nx] = u;
                u = v;
                v = old;
            }
        }
    }
}
