/* Rules: T1, T2. Trapezoid case 2. Cells that a condition leaves out keep the value of two steps ago, at the first step the second buffer's own: at
   an odd height and at an even one, and both buffers are copied back. */
#include "../../field.h"
enum { N = 37, M = 19 };
typedef real row[N];

static real a[M][N], b[M][N], mask[M][N];

static void odd(int steps, row *u, row *v)
{
#pragma mint copy(u, toDevice, N, M)
#pragma mint copy(v, toDevice, N, M)
#pragma mint copy(mask, toDevice)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y < M - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    if (mask[y][x] > (real)0.4)
                        v[y][x] = (real)0.2 * (u[y][x] + u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x]);
            row *w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, N, M)
#pragma mint copy(v, fromDevice, N, M)
}

static void even(int steps, row *u, row *v)
{
#pragma mint copy(u, toDevice, N, M)
#pragma mint copy(v, toDevice, N, M)
#pragma mint copy(mask, toDevice)
#pragma mint parallel
    {
#pragma mint trapezoid height(4)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y < M - 1; y++)
                for (int x = 1; x < N - 1; x++) {
                    if ((x + y + t) % 3 == 0)
                        v[y][x] = (real)0.25 * (u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x]);
                    else if (u[y][x] > mask[y][x])
                        v[y][x] = (real)0.5 * u[y][x] + mask[y][x];
                }
            row *w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, N, M)
#pragma mint copy(v, fromDevice, N, M)
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 11);

    fill(a[0], N * M, 1);
    fill(b[0], N * M, 2);
    fill(mask[0], N * M, 3);
    odd(steps, a, b);
    checksum("odd", a, sizeof a);
    checksum("odd", b, sizeof b);
    even(steps, a, b);
    checksum("even", a, sizeof a);
    checksum("even", b, sizeof b);
    return 0;
}
