/* Rules: T1, T2, T4. Trapezoid cases 1, 4, 6. A wave in three dimensions whose star reaches two cells, with planes in shared memory: a warp of its own
   has them copied there, and registers hold only a lane's own cells behind the middle plane. Boundaries of the three buffers may differ. Where rows of
   the coefficient are no multiple of 16 bytes, steps are single ones. Then two buffers, with two sources, a range that begins between such multiples,
   and variables that have names the kernel would use. */
#include "../../field.h"

#define AT(a, x, y, z) (a)[((size_t)(z) * (ny + 4) + (y)) * (nx + 4) + (x)]

static void wave(int nx, int ny, int nz, int steps, real *u, real *before, real *after, const real *speed)
{
    size_t cells = (size_t)(nx + 4) * (ny + 4) * (nz + 4);
    real near = (real)1.33, far = (real)0.083;

#pragma mint copy(u, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(before, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(after, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(speed, toDevice, cells)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 2; z < nz + 2; z++)
            for (int y = 2; y < ny + 2; y++)
                for (int x = 2; x < nx + 2; x++) {
                    real sum = near * (AT(u, x - 1, y, z) + AT(u, x + 1, y, z) + AT(u, x, y - 1, z) + AT(u, x, y + 1, z) + AT(u, x, y, z - 1) + AT(u, x, y, z + 1)) -
                               far * (AT(u, x - 2, y, z) + AT(u, x + 2, y, z) + AT(u, x, y - 2, z) + AT(u, x, y + 2, z) + AT(u, x, y, z - 2) + AT(u, x, y, z + 2));
                    AT(after, x, y, z) = 2 * AT(u, x, y, z) - AT(before, x, y, z) + (real)0.02 * AT(speed, x, y, z) * (sum - (real)7.5 * AT(u, x, y, z));
                }
        real *oldest = before;
        before = u;
        u = after;
        after = oldest;
    }
    }
#pragma mint copy(u, fromDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(before, fromDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(after, fromDevice, nx + 4, ny + 4, nz + 4)
    checksum("u", u, cells * sizeof(real));
    checksum("before", before, cells * sizeof(real));
    checksum("after", after, cells * sizeof(real));
}

static void diffuse(int nx, int ny, int nz, int steps, real ***next, real ***cells, real ***turn, real ***plane)
{
#pragma mint copy(next, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(cells, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(turn, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(plane, toDevice, nx + 4, ny + 4, nz + 4)
#pragma mint parallel
    {
#pragma mint trapezoid height(2)
    for (int t = 0; t < steps; t++) {
        real own = (real)0.01 * (t % 3);
#pragma mint for nest(3)
        for (int z = 2; z < nz + 2; z++)
            for (int y = 2; y < ny + 2; y++)
                for (int x = 3; x < nx + 2; x++) {
                    real e = cells[z][y][x - 2] + cells[z][y][x + 2] + cells[z][y - 2][x] + cells[z][y + 2][x] + cells[z - 2][y][x] + cells[z + 2][y][x];
                    int k = (x + 2 * y + 3 * z) % 4;
                    next[z][y][x] = cells[z][y][x] + turn[z][y][x] * (e - 6 * cells[z][y][x]) + own * plane[z][y][x] + (real)0.001 * k;
                }
        real ***other = next;
        next = cells;
        cells = other;
    }
    }
#pragma mint copy(cells, fromDevice, nx + 4, ny + 4, nz + 4)
#pragma mint copy(next, fromDevice, nx + 4, ny + 4, nz + 4)
    checksum("cells", cells[0][0], (size_t)(nx + 4) * (ny + 4) * (nz + 4) * sizeof(real));
    checksum("next", next[0][0], (size_t)(nx + 4) * (ny + 4) * (nz + 4) * sizeof(real));
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 16), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 6);
    int steps = size_argument(argc, argv, 4, 8), alike = size_argument(argc, argv, 5, 1);
    real ***a[4];
    size_t cells = (size_t)(nx + 4) * (ny + 4) * (nz + 4);

    for (int i = 0; i < 4; i++) {
        a[i] = new_planes(nz + 4, ny + 4, nx + 4);
        fill(a[i][0][0], cells, i == 3 ? 5 : alike ? 1 : i + 1);
    }
    if (alike > 1) /* but for a cell below the range, or above it */
        a[2][alike == 2 ? 1 : nz + 2][2][2] += 1;
    wave(nx, ny, nz, steps, a[0][0][0], a[1][0][0], a[2][0][0], a[3][0][0]);
    diffuse(nx, ny, nz, steps, a[0], a[1], a[2], a[3]);
    return 0;
}
