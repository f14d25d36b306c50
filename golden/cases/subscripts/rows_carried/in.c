/* Rules: F5, F8. Arrays with rows of constant length by one subscript for all: (&u[0][0])[i*M + j] is u[i][j]. */
#include "../../field.h"
enum { L = 5, N = 20, M = 31 };
static real u[N][M], v[N][M], a[L][N][M];

int main(void)
{
    real *to = v[0];

    fill(u[0], N * M, 1);
    fill(v[0], N * M, 2);
    fill(a[0][0], L * N * M, 3);
#pragma mint parallel for nest(2)
    for (int i = 1; i < N - 1; i++)
        for (int j = 1; j < M - 1; j++)
            to[i * M + j] = (&u[0][0])[(i + 1) * M + j - 1] + u[0][M * i - M + j] - *(&u[0][0] + i * M + 30 + j - 29);
#pragma mint parallel for nest(3)
    for (int k = 1; k < L - 1; k++)
        for (int i = 1; i < N - 1; i++)
            for (int j = 1; j < M - 1; j++)
                a[0][0][(k * N + i) * M + j] += v[0][i * M + j] + u[i - 1][j];
    checksum("v", v[0], sizeof v);
    checksum("a", a[0][0], sizeof a);
    return 0;
}
