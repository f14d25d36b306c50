/* Rules: X1. Without -P: #line leads nvcc's messages and debuggers back to this file. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real u[n];

    fill(u, n, 1);
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++)
            u[i] = 3 * u[i];
    }
#pragma mint copy(u, fromDevice)
    checksum("u", u, sizeof u);
    return 0;
}
