/* Rules: F3. Functions that a condition or _Generic chooses are called by their names. */
#include "../../field.h"
#include <math.h>

static real twice(real x) { return 2 * x; }
static real raised(real x) { return x + 1; }
static float squared_float(float x) { return x * x; }
static double squared_double(double x) { return x * x; }
static real left(const real *u, int i) { return u[i - 1]; }
static real right(const real *u, int i) { return u[i + 1]; }

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 50), c = n % 2;
    real *u = (real *)malloc((size_t)n * sizeof *u), *v = (real *)calloc((size_t)n, sizeof *v);

    fill(u, (size_t)n, 1);
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < n - 1; i++) {
            v[i] = (c ? twice : raised)(u[i]) + (i % 3 == 0 ? &raised : i % 3 == 1 ? twice : raised)(u[i] / 4);
            v[i] += (i & 1 ? left : right)(u, i) * (c ? sqrt : fabs)(u[i]);
#ifndef __cplusplus
            v[i] -= _Generic(v[i], float: squared_float, default: squared_double)(v[i]) + _Generic((float)1, float: 1, default: 2);
#else
            v[i] -= (sizeof v[i] == sizeof(float) ? (real)squared_float((float)v[i]) : (real)squared_double(v[i])) + 1;
#endif
        }
    }
#pragma mint copy(v, fromDevice, n)
    checksum("v", v, (size_t)n * sizeof *v);
    printf("%g %g\n", (double)squared_float(3), squared_double(3));
    return 0;
}
