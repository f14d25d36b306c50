/* Rules: T1, T2. Trapezoid case 2. A loop over neighbours is written out, and a cell that is read in every iteration is stored under a condition only:
   where that does not hold it keeps the value of two steps ago. */
#include "../../field.h"
enum { N = 170, M = 41 };
typedef real row[N];

static real a[M][N], b[M][N];

static void run(int steps, row *u, row *v)
{
#pragma mint copy(u, toDevice, N, M)
#pragma mint copy(v, toDevice, N, M)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y < M - 1; y++)
                for (int x = 1; x < N - 1; x++) {
                    real sum = 0;
                    for (int k = -1; k <= 1; k++)
                        sum += (real)0.25 * (k + 2) * u[y][x + k];
                    real old = v[y][x];
                    if (old > (real)0.4)
                        v[y][x] = (real)0.5 * sum;
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
    run(steps, a, b);
    checksum("u", a, sizeof a);
    checksum("v", b, sizeof b);
    return 0;
}
