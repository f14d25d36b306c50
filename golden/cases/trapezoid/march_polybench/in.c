/* Rules: T1, F8. Trapezoid case 7. PolyBench's heat-3d: two nests alike that write two arrays in turn. Its sums begin with the newest plane, so that those of both nests wait in
   registers: the steady state is there once. */
#include "../../field.h"

#define N_MOST 40
static real A[N_MOST][N_MOST][N_MOST], B[N_MOST][N_MOST][N_MOST];

static void heat(int n, int steps)
{
#pragma mint copy(A, toDevice)
#pragma mint copy(B, toDevice)
#pragma mint parallel
    for (int t = 1; t <= steps; t++) {
#pragma mint for nest(3)
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                for (int k = 1; k < n - 1; k++)
                    B[i][j][k] = (real)0.125 * (A[i + 1][j][k] - (real)2.0 * A[i][j][k] + A[i - 1][j][k])
                        + (real)0.125 * (A[i][j + 1][k] - (real)2.0 * A[i][j][k] + A[i][j - 1][k])
                        + (real)0.125 * (A[i][j][k + 1] - (real)2.0 * A[i][j][k] + A[i][j][k - 1]) + A[i][j][k];
#pragma mint for nest(3)
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                for (int k = 1; k < n - 1; k++)
                    A[i][j][k] = (real)0.125 * (B[i + 1][j][k] - (real)2.0 * B[i][j][k] + B[i - 1][j][k])
                        + (real)0.125 * (B[i][j + 1][k] - (real)2.0 * B[i][j][k] + B[i][j - 1][k])
                        + (real)0.125 * (B[i][j][k + 1] - (real)2.0 * B[i][j][k] + B[i][j][k - 1]) + B[i][j][k];
    }
#pragma mint copy(A, fromDevice)
#pragma mint copy(B, fromDevice)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 12), steps = size_argument(argc, argv, 2, 5);

    fill(&A[0][0][0], N_MOST * N_MOST * N_MOST, 1);
    fill(&B[0][0][0], N_MOST * N_MOST * N_MOST, 2);
    heat(n, steps);
    checksum("A", A, sizeof A);
    checksum("B", B, sizeof B);
    return 0;
}
