/* Rules: F9, F3. Minima and maxima by functions and macros of the user's, nested, under else; zeros of both signs. */
#include <math.h>
#include "../../field.h"

#define N 400
#define MAX(a, b) ((a) > (b) ? (a) : (b))

static real u[N], v[N];
static int k[N];

static inline real larger(real a, real b)
{
    return a > b ? a : b;
}

static real smaller(const real a, const real b)
{
    if (a < b)
        return a;
    return b;
}

static real largest(real a, real b)
{
    real most = a;

    if (b > most) {
        most = b;
    }
    return most;
}

static int least(int a, int b)
{
    if (b >= a) {
        return a;
    } else {
        return b;
    }
}

static void raise(real *most, real e)
{
    if (e > *most)
        *most = e;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 170), few = 1000, under = 50;
    real most = -2, low = 2, top = -3, raised = -1, zero = -1, chain = -4, last = -1, other = -1;

    fill(u, N, 1);
    for (int i = 0; i < N; i++) {
        v[i] = i % 3 ? (real)-0.0 : 0;
        k[i] = (i * 7) % 31 - 5;
    }
#pragma mint parallel for reduction(max: most, top, raised, zero, chain, last, other) reduction(min: low, few, under)
    for (int i = 0; i < n; i++) {
        most = larger(most, u[i] - v[i]);
        low = smaller(u[i] * 2, low);
        top = largest(top, (real)(larger(u[i], u[N - 1 - i]) - 0.5));
        few = least(few, k[i]);
        under = least(k[i] / 2 + i % 3, under);
        raise(&raised, u[i] / 3);
        zero = larger(v[i], zero);
        chain = larger(larger(chain, u[i]), u[N - 1 - i] / 2);
        last = MAX(MAX(last, v[i]), -v[i]);
        if (u[i] <= other)
            ;
        else
            other = u[i];
    }
    printf("%.17g %.17g %.17g %.17g %d %d\n", (double)most, (double)low, (double)top, (double)raised, few, under);
    printf("%g %.17g %g %.17g\n", (double)zero, (double)chain, (double)last, (double)other);
    return 0;
}
