/* Rules: R1, B17. A barrier waits for the device; failures of kernels are found there. */
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
#pragma mint barrier
        printf("halfway\n");
#pragma mint for
        for (int i = 0; i < n; i++)
            u[i] = u[i] - 1;
    }
#pragma mint copy(u, fromDevice)
    checksum("u", u, sizeof u);
    return 0;
}
