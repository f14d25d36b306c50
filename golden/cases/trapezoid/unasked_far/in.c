/* Rules: T1, T2. At -O3 a wave whose star reaches two cells, with a speed of each cell, is blocked unasked, with its planes in shared memory: in ranges that
   are not small, and have 64 planes. Two buffers with such a star, for which that was not measured, stay ordinary launches. */
#include "../../field.h"

static void wave(int nx, int ny, int nz, int steps, real ***u, real ***before, real ***after, real ***speed)
{
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
                    real far = u[z][y][x - 2] + u[z][y][x + 2] + u[z][y - 2][x] + u[z][y + 2][x] + u[z - 2][y][x] + u[z + 2][y][x];

                    after[z][y][x] = 2 * u[z][y][x] - before[z][y][x] + (real)0.02 * speed[z][y][x] * ((real)1.33 * near - (real)0.083 * far - (real)7.5 * u[z][y][x]);
                }
        real ***oldest = before;
        before = u;
        u = after;
        after = oldest;
    }
#pragma mint copy(u, fromDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(before, fromDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(after, fromDevice, nx + 4, ny + 4, nz + 4)
    checksum("u", u[0][0], (size_t)(nx + 4) * (ny + 4) * (nz + 4) * sizeof(real));
    checksum("before", before[0][0], (size_t)(nx + 4) * (ny + 4) * (nz + 4) * sizeof(real));
}

static void smooth(int nx, int ny, int nz, int steps, real ***next, real ***cells, real ***source)
{
#pragma mint copy(next, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(cells, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(source, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 2; z < nz + 2; z++)
            for (int y = 2; y < ny + 2; y++)
                for (int x = 2; x < nx + 2; x++)
                    next[z][y][x] = (real)0.9 * cells[z][y][x] + source[z][y][x] +
                                    (real)0.01 * (cells[z][y][x - 2] + cells[z][y][x + 2] + cells[z][y - 2][x] + cells[z][y + 2][x] + cells[z - 2][y][x] + cells[z + 2][y][x]);
        real ***other = next;
        next = cells;
        cells = other;
    }
#pragma mint copy(cells, fromDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(next, fromDevice, nx + 4, ny + 4, nz + 4)
    checksum("cells", cells[0][0], (size_t)(nx + 4) * (ny + 4) * (nz + 4) * sizeof(real));
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 16), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 6), steps = size_argument(argc, argv, 4, 7);
    real ***a[4];

    for (int i = 0; i < 4; i++) {
        a[i] = new_planes(nz + 4, ny + 4, nx + 4);
        fill(a[i][0][0], (size_t)(nx + 4) * (ny + 4) * (nz + 4), i + 1);
    }
    wave(nx, ny, nz, steps, a[0], a[1], a[2], a[3]);
    smooth(nx, ny, nz, steps, a[0], a[1], a[3]);
    return 0;
}
