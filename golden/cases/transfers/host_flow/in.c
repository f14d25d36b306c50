/* Rules: R3, R1. Conditionals, break and return in the host part of a region. */
#include "../../field.h"

static int run(int n, int stop, real *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel
    {
        for (int t = 0;; t++) {
            if (t == stop)
                break;
            if (t > 5) {
#pragma mint copy(u, fromDevice, n)
                return t;
            }
#pragma mint for
            for (int i = 0; i < n; i++)
                u[i] = 1 - u[i] / 2;
        }
    }
#pragma mint copy(u, fromDevice, n)
    return -1;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real *u = (real *)malloc(n * sizeof(real));

    fill(u, n, 1);
    printf("%d\n", run(n, size_argument(argc, argv, 2, 3), u));
    checksum("u", u, n * sizeof(real));
    return 3;
}
