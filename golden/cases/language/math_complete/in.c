/* Rules: F3, N1. The functions and macros of math.h that give the same bits everywhere; C's double meaning of a name is kept. */
#include <math.h>
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real *u = malloc(n * sizeof(real)), *v = malloc(n * sizeof(real));
    float *f = malloc(n * sizeof(float));

    fill(u, n, 1);
    fill(v, n, 2);
    for (int i = 0; i < n; i++)
        f[i] = i % 5 == 4 ? NAN : i % 5 == 3 ? -INFINITY : i % 5 == 2 ? -0.0f : (float)u[i] * 100;
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint copy(f, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        int e, class = fpclassify(f[i]);
        real s = frexp(u[i], &e);
        double whole, part = modf(u[i] * 10, &whole);
        s += ldexp(s, 3) + e + scalbn(part, 2) + whole + sqrt(f[i] > 0 ? f[i] : 2) + fabsf(u[i]) + fabs(-f[0]);
        s += isnan(f[i]) + 2 * !!isinf(f[i]) + 4 * isfinite(f[i]) + 8 * !!signbit(f[i]) + 16 * isnormal(f[i]) + class;
        s += (isinf(f[i]) < 0) + isgreater(f[i], 1) + isless(f[i], u[i]) + isunordered(f[i], s) + islessgreater(f[i], 0);
        s += lround(u[i] * 7) + llrint(u[i] * 9) + ilogb(u[i] + 1) + abs(-i) + labs(-i) + llabs(i - 9ll);
        s += fmax(u[i], .5) + fminf(f[0], 2) + fmod(i, 3) + remainder(i, 4) + copysign(2, f[0] - 9) + fdim(i, 3);
        s += floor(s) + ceil(part) + trunc(s) + rint(s) + round(part) + nearbyint(s) + fma(s, 2, part) + nextafter(s, 2);
        v[i] = s * M_PI + M_SQRT2;
    }
#pragma mint copy(v, fromDevice, n)
    checksum("v", v, n * sizeof(real));
    return 0;
}
