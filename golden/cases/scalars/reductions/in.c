/* Rules: F9, R2. Sums of integers, extrema, and the last value of a private variable. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), above = 3;
    real u[n], low = 1, high = 0, last = -1;

    fill(u, n, 1);
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for reduction(+: above) reduction(max: high) reduction(min: low) private(last)
        for (int i = 0; i < n; i++) {
            last = u[i] / 3;
            above += u[i] > (real)0.5;
            if (u[i] > high)
                high = u[i];
            low = u[i] < low ? u[i] : low;
            u[i] = last;
        }
    }
#pragma mint copy(u, fromDevice)
    printf("%d %.17g %.17g %.17g\n", above, (double)low, (double)high, (double)last);
    checksum("u", u, sizeof u);
    return 0;
}
