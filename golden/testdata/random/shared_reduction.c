/* Found by random programs: planes in shared memory and what a reduction needs exceeded 48 KB together. */
#include <stdio.h>

#define N 300

static double a[N][N];
static double b[N][N];

int main(void)
{
    double most = -1;

    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] = (i * 7 + j * 5) % 11;
#pragma mint parallel for nest(2) tile(192, 28) chunksize(3, 4) reduction(max: most)
    for (int i = 0; i < N - 1; i++)
        for (int j = 0; j < N; j++) {
            b[i][j] = a[i][j] + a[i + 1][j];
            if (b[i][j] - 3 > most)
                most = b[i][j] - 3;
        }
    printf("%g %g\n", most, b[17][5]);
    return 0;
}
