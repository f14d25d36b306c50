/* Rules: F3, F6. An unsigned index that counts from a base: neighbours are read except where it is equal to an end of its range. */
#include "../../field.h"

#define N 7

int main(int argc, char **argv)
{
    real *b[2], a[N], c[N];
    int level = size_argument(argc, argv, 1, 1), base = 1 + level;

    for (int k = 0; k < 2; k++) {
        b[k] = (real *)malloc(N * sizeof(real)); /* rows apart */
        fill(b[k], N, k + 1);
    }
    fill(c, N, 3);
#pragma mint copy(b, toDevice, N, 2)
#pragma mint parallel
    {
#pragma mint for
        for (size_t at = 0 + base; at < N + base; at++)
            a[at - base] = at - base == N - 1 ? b[level][N - 2] : b[level][at - base + 1];
#pragma mint for
        for (size_t at = base; at < N + base; at++)
            if (at - base != 0 && at - base != N - 1)
                c[at - base] = b[level][at - base - 1] - b[level][at - base + 1];
    }
    checksum("a", a, sizeof a);
    checksum("c", c, sizeof c);
    for (int k = 0; k < 2; k++)
        free(b[k]);
    return 0;
}
