/* Rules: T1, T2. At -O3, unasked, nests that store under conditions are blocked in large ranges, and so are sums that begin with the newest plane: an obstacle of cells that
   keep their value, red and black cells in place, PolyBench's heat-3d, and its sum with two buffers. The ranges of this program stay ordinary launches. Two masks, and
   a mask that is read beside the cell, were not measured. */
#include "../../field.h"

enum { N = 14 };
static real a[N][N][N], b[N][N][N];
static int wall[N][N], door[N][N];

static void obstacle(int n, int steps, real (*u)[N], real (*v)[N])
{
#pragma mint copy(u, toDevice, N, n)
#pragma mint copy(v, toDevice, N, n)
#pragma mint copy(wall, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < N - 1; x++)
                if (!wall[y][x])
                    v[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
        real (*w)[N] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N, n)
#pragma mint copy(v, fromDevice, N, n)
}

static void colours(int n, int steps, real (*u)[N][N])
{
#pragma mint copy(u, toDevice, N, N, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z < n - 1; z++)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    if ((x + y + z + t) % 2 == 0)
                        u[z][y][x] = (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y - 1][x] + u[z][y + 1][x] + u[z][y][x - 1] + u[z][y][x + 1]) / 6;
    }
#pragma mint copy(u, fromDevice, N, N, n)
}

#define SUM(u) (real)0.125 * (u[z + 1][y][x] - 2 * u[z][y][x] + u[z - 1][y][x]) + (real)0.125 * (u[z][y + 1][x] - 2 * u[z][y][x] + u[z][y - 1][x]) \
    + (real)0.125 * (u[z][y][x + 1] - 2 * u[z][y][x] + u[z][y][x - 1]) + u[z][y][x]

static void two_sweeps(int n, int steps, real (*u)[N][N], real (*v)[N][N])
{
#pragma mint copy(u, toDevice, N, N, n)
#pragma mint copy(v, toDevice, N, N, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z < n - 1; z++)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[z][y][x] = SUM(u);
#pragma mint for nest(3)
        for (int z = 1; z < n - 1; z++)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    u[z][y][x] = SUM(v);
    }
#pragma mint copy(u, fromDevice, N, N, n)
#pragma mint copy(v, fromDevice, N, N, n)
}

static void newest_first(int n, int steps, real (*u)[N][N], real (*v)[N][N])
{
#pragma mint copy(u, toDevice, N, N, n)
#pragma mint copy(v, toDevice, N, N, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z < n - 1; z++)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[z][y][x] = SUM(u);
        real (*w)[N][N] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N, N, n)
#pragma mint copy(v, fromDevice, N, N, n)
}

static void two_masks(int n, int steps, real (*u)[N], real (*v)[N])
{
#pragma mint copy(u, toDevice, N, n)
#pragma mint copy(v, toDevice, N, n)
#pragma mint copy(wall, toDevice)
#pragma mint copy(door, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < N - 1; x++)
                if (!wall[y][x] || door[y][x])
                    v[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
        real (*w)[N] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N, n)
#pragma mint copy(v, fromDevice, N, n)
}

static void beside(int n, int steps, real (*u)[N], real (*v)[N])
{
#pragma mint copy(u, toDevice, N, n)
#pragma mint copy(v, toDevice, N, n)
#pragma mint copy(wall, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < N - 1; x++)
                if (!wall[y][x + 1])
                    v[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
        real (*w)[N] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N, n)
#pragma mint copy(v, fromDevice, N, n)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, N), steps = size_argument(argc, argv, 2, 5);

    fill(a[0][0], (size_t)N * N * N, 1);
    fill(b[0][0], (size_t)N * N * N, 2);
    for (int i = 0; i < N * N; i++) {
        wall[i / N][i % N] = i * 37 % 5 == 0;
        door[i / N][i % N] = i * 29 % 3 == 0;
    }
    obstacle(n, steps, a[0], b[0]);
    colours(n, steps, a);
    two_sweeps(n, steps, a, b);
    newest_first(n, steps, a, b);
    two_masks(n, steps, a[1], b[1]);
    beside(n, steps, a[2], b[2]);
    checksum("a", a, sizeof a);
    checksum("b", b, sizeof b);
    return 0;
}
