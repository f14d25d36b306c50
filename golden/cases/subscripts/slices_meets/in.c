/* Rules: F2, F6. A loop that '!=' ends says as much of its end as one with '<': the neighbour under k < n - 1 stays in its slice. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 18), m = 3;
    real *b = (real *)malloc(3 * m * n * sizeof(real));

    fill(b, 3 * m * n, 1);
#pragma mint copy(b, toDevice, n, m, 3)
#pragma mint parallel
    for (int t = 0; t < 4; t++) {
        int before = (t + 2) % 3, now = t % 3;
#pragma mint for nest(2)
        for (unsigned j = 0; j < m; j++)
            for (unsigned k = 0; k != n; k++)
                b[now * m * n + j * n + k] += k < n - 1 ? b[before * m * n + j * n + (k + 1)] : b[before * m * n + j * n];
    }
#pragma mint copy(b, fromDevice, n, m, 3)
    checksum("b", b, 3 * m * n * sizeof(real));
    free(b);
    return 0;
}
