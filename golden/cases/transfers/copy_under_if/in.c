/* Rules: L6, C5. A copy as the body of an if stands in braces; the host reads what a copy has brought back. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), verbose = size_argument(argc, argv, 2, 1);
    real u[n];

    fill(u, n, 1);
#pragma mint copy(u, toDevice)
    for (int t = 0; t < 3; t++) {
#pragma mint parallel for
        for (int i = 0; i < n; i++)
            u[i] = u[i] / 3 + t;
        if (verbose) {
#pragma mint copy(u, fromDevice)
            printf("step %d: %.17g\n", t, (double)u[n / 2]);
        }
    }
#pragma mint copy(u, fromDevice)
    checksum("u", u, sizeof u);
    return 0;
}
