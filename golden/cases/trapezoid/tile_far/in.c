/* Rules: T2. Neighbours so far away that the ghost zone of two steps takes up all of a tile that fits in shared memory: its steps stay ordinary launches, although the
   program asks for a tile. */
#include "../../field.h"

enum { NX = 40, NY = 10, NZ = 8 };
static real u[NZ][NY][NX], v[NZ][NY][NX];

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 30), steps = size_argument(argc, argv, 2, 5);

    fill(&u[0][0][0], NX * NY * NZ, 1);
    fill(&v[0][0][0], NX * NY * NZ, 2);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(3) tile(56, 16, 32) chunksize(7, 1, 32)
            for (int z = 1; z < NZ; z++)
                for (int y = 1; y < NY; y++)
                    for (int x = 9; x < nx - 9; x++)
                        v[z][y][x] = (real)0.25 * (u[z - 1][y][x] + u[z][y][x + 9]) - (real)0.125 * u[z][y][x - 9];
#pragma mint for nest(3) tile(56, 16, 32) chunksize(7, 1, 32)
            for (int z = 1; z < NZ; z++)
                for (int y = 1; y < NY; y++)
                    for (int x = 9; x < nx - 9; x++)
                        u[z][y][x] = (real)0.5 * v[z][y][x] + (real)0.125 * v[z - 1][y - 1][x];
        }
    }
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    return 0;
}
