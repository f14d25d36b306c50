/* Rules: F3, N1. NaNs, infinities and zeros of both signs, told apart on the host and in a nest. */
#include <math.h>
#include <stdio.h>
int main(void)
{
    enum { N = 20 };
    double u[N], v[N], m = INFINITY, nan = NAN;
    float f[N];
    for (int i = 0; i < N; i++) { f[i] = u[i] = i == 3 ? NAN : i == 5 ? -0.0 : i == 7 ? HUGE_VAL : i - 4; }
#pragma mint copy(u, toDevice)
#pragma mint copy(f, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < N; i++) {
            v[i] = isnan(u[i]) ? 1 : signbit(u[i]) ? 2 : isinf(u[i]) ? 3 : u[i] < INFINITY ? u[i] : NAN;
            if (!isfinite(u[i])) v[i] += fpclassify(u[i]) == FP_NAN ? 10 : 20;
            if (signbit(f[i])) v[i] += isnan(f[i]) - isnormal(f[i]);
        }
    }
#pragma mint copy(v, fromDevice)
    for (int i = 0; i < N; i++)
        printf("%g %d %d %d\n", v[i], !!signbit(v[i]), isnan(u[i]) + isinf(u[i]), signbit(v[i]) ? 1 : isfinite(u[i]));
    printf("%g %d %d\n", m, isnan(nan) || nan == NAN, isgreater(m, 2) + fpclassify(m) + !!signbit(f[5]));
    return 0;
}
