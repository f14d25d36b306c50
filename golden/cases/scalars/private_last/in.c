/* Rules: R2. A private variable that is read after the nest has the last iteration's value; an empty nest leaves it. */
#include "../../field.h"

static int global;

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 13), m = size_argument(argc, argv, 2, 9);
    real **u = new_rows(n + 1, m + 1);
    real twice = -5, chosen = 2, unread;
    int i, j = 0, k = 77;

    fill(u[0], (size_t)(n + 1) * (m + 1), 3);
#pragma mint copy(u, toDevice, m + 1, n + 1)
#pragma mint parallel private(twice)
    {
#pragma mint for nest(2) private(chosen, unread, global) tile(4, 4) chunksize(2, 1)
        for (i = 0; i < n; i++)
            for (j = m - 1; j >= 0; j -= 2) {
                twice = u[i][j] * 2;
                if (twice > 1)
                    chosen = twice;
                else
                    chosen = -twice;
                unread = chosen + 1;
                for (k = 0; k < 3; k++)
                    unread += k;
                global = i * 100 + j;
                u[i][j] = unread;
            }
    }
#pragma mint copy(u, fromDevice, m + 1, n + 1)
    checksum("u", u[0], (size_t)(n + 1) * (m + 1) * sizeof(real));
    printf("%g %g %d %d %d %d\n", (double)twice, (double)chosen, k, global, i, j);
    return 0;
}
