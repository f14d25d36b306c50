/* Rules: T1, X1. Trapezoid case 5. A source that is read beside the cell alone need not have all cells of the range: blocks load none that is not there, so that the
   steps are ordinary launches. One that is as large as the range makes three at once. */
#include "../../field.h"

enum { N = 40, M = 24 };
static real a[M][N], b[M][N], small[M - 1][N - 1], large[M][N];

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 9);

    fill(&a[0][0], M * N, 1);
    fill(&b[0][0], M * N, 2);
    fill(&small[0][0], (M - 1) * (N - 1), 3);
    fill(&large[0][0], M * N, 4);
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
#pragma mint copy(small, toDevice)
#pragma mint copy(large, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y < M; y++)
                for (int x = 1; x < N; x++)
                    b[y][x] = a[y - 1][x - 1] / 2 + small[y - 1][x - 1] / 4 + a[y][x] / 4;
#pragma mint for nest(2)
            for (int y = 1; y < M; y++)
                for (int x = 1; x < N; x++)
                    a[y][x] = b[y - 1][x - 1] / 2 + small[y - 1][x - 1] / 4 + b[y][x] / 4;
        }
        for (int t = 0; t < 5; t++) {
#pragma mint for nest(2)
            for (int y = 1; y < M; y++)
                for (int x = 1; x < N; x++)
                    b[y][x] = a[y - 1][x - 1] / 2 + large[y - 1][x - 1] / 4 + a[y][x] / 4;
#pragma mint for nest(2)
            for (int y = 1; y < M; y++)
                for (int x = 1; x < N; x++)
                    a[y][x] = b[y - 1][x - 1] / 2 + large[y - 1][x - 1] / 4 + b[y][x] / 4;
        }
    }
#pragma mint copy(a, fromDevice)
#pragma mint copy(b, fromDevice)
    checksum("a", a, sizeof a);
    checksum("b", b, sizeof b);
    return 0;
}
