/* Rules: F3, N1. C picks a math function by its name, C++ by its argument: the argument is converted. */
#include <math.h>
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17) * 16;
    float f[n];
    real r[n];
    int k[n];

    for (int i = 0; i < n; i++)
        f[i] = (float)noise(i) * 9 - 4, r[i] = noise(i + n), k[i] = i - 7;
#pragma mint copy(f, toDevice)
#pragma mint copy(r, toDevice)
#pragma mint copy(k, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++) {
            r[i] = sqrt(r[i]) + sqrt(fabs(f[i])) + fabsf(f[i]) * floor(f[i] * 3);
            f[i] = fmax(f[i], 1) + fminf(f[i], r[i]) + exp(-f[i]) + powf(2, f[i]) + copysign(1, f[i]);
            k[i] = abs(k[i]) + (int)trunc(f[i]);
        }
    }
#pragma mint copy(f, fromDevice)
#pragma mint copy(r, fromDevice)
#pragma mint copy(k, fromDevice)
    checksum("f", f, sizeof f);
    checksum("r", r, sizeof r);
    checksum("k", k, sizeof k);
    return 0;
}
