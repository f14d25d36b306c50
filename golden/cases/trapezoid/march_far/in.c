/* Rules: T1, T2, T4. A wave in three dimensions whose star reaches two cells: warps read rows of each other two turns after they were
   computed, of planes that neighbours show a turn later; coefficients come when the first step reads them, the oldest of three buffers too. It
   reaches one cell to one side, or its planes would lie in shared memory. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 6);
    int steps = size_argument(argc, argv, 4, 9);
    real ***u = new_planes(nz + 4, ny + 4, nx + 4), ***before = new_planes(nz + 4, ny + 4, nx + 4);
    real ***after = new_planes(nz + 4, ny + 4, nx + 4), ***speed = new_planes(nz + 4, ny + 4, nx + 4);
    size_t cells = (size_t)(nx + 4) * (ny + 4) * (nz + 4);

    fill(u[0][0], cells, 1);
    fill(before[0][0], cells, 2);
    fill(after[0][0], cells, 3);
    fill(speed[0][0], cells, 4);
#pragma mint copy(u, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(before, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(after, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(speed, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 2; z < nz + 2; z++)
            for (int y = 2; y < ny + 2; y++)
                for (int x = 2; x < nx + 2; x++) {
                    real near = u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] + u[z - 1][y][x] + u[z + 1][y][x];
                    real far = u[z][y][x - 2] + u[z][y - 2][x] + u[z][y + 2][x] + u[z - 2][y][x] + u[z + 2][y][x];
                    after[z][y][x] = 2 * u[z][y][x] - before[z][y][x] +
                                     (real)0.02 * speed[z][y][x] * ((real)1.33 * near - (real)0.083 * far - (real)7.5 * u[z][y][x]);
                }
        real ***w = before;
        before = u;
        u = after;
        after = w;
    }
#pragma mint copy(u, fromDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(before, fromDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(after, fromDevice, nx + 4, ny + 4, nz + 4)
    checksum("u", u[0][0], cells * sizeof(real));
    checksum("before", before[0][0], cells * sizeof(real));
    checksum("after", after[0][0], cells * sizeof(real));
    return 0;
}
