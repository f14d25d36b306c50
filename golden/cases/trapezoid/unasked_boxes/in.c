/* Rules: T1, T2. At -O3 boxes of radius 1 are blocked unasked: in two dimensions, where a range fits on the chip; in three dimensions ranges with
   fewer cells than those for which that was measured to pay stay ordinary launches. */
#include "../../field.h"

static void plane(int nx, int ny, int steps, real **u, real **v)
{
#pragma mint copy(u, toDevice, nx + 2, ny + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny + 1; y++)
            for (int x = 1; x < nx + 1; x++)
                v[y][x] = (real)0.25 * u[y][x] + (real)0.125 * (u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x])
                    + (real)0.0625 * (u[y - 1][x - 1] + u[y - 1][x + 1] + u[y + 1][x - 1] + u[y + 1][x + 1]);
        real **w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, nx + 2, ny + 2)
#pragma mint copy(v, fromDevice, nx + 2, ny + 2)
}

enum { N = 12 };

static void cube(int steps, real (*u)[N][N], real (*v)[N][N], real (*f)[N][N])
{
#pragma mint copy(u, toDevice, N, N, N)
#pragma mint copy(v, toDevice, N, N, N)
#pragma mint copy(f, toDevice, N, N, N)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z < N - 1; z++)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[z][y][x] = (real)0.15 * (u[z][y][x] + u[z][y - 1][x - 1] + u[z][y + 1][x + 1] + u[z - 1][y][x - 1] + u[z + 1][y][x + 1]) + f[z][y][x];
        real (*w)[N][N] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N, N, N)
#pragma mint copy(v, fromDevice, N, N, N)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 7);
    size_t cells = (size_t)(nx + 2) * (ny + 2);
    real **u = new_rows(ny + 2, nx + 2), **v = new_rows(ny + 2, nx + 2);
    static real a[N][N][N], b[N][N][N], f[N][N][N];

    fill(u[0], cells, 1);
    fill(v[0], cells, 1);
    fill(a[0][0], (size_t)N * N * N, 2);
    fill(b[0][0], (size_t)N * N * N, 3);
    fill(f[0][0], (size_t)N * N * N, 4);
    plane(nx, ny, steps, u, v);
    cube(steps, a, b, f);
    checksum("u", u[0], cells * sizeof(real));
    checksum("v", v[0], cells * sizeof(real));
    checksum("a", a, sizeof a);
    checksum("b", b, sizeof b);
    return 0;
}
