/* Rules: N2. Products that feed sums are spelled so that nothing fuses them, in the user's functions too. */
#include "../../field.h"

static real weigh(real a, real b)
{
    return a * b;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real *u = (real *)malloc((n + 2) * sizeof(real)), *v = (real *)malloc((n + 2) * sizeof(real));
    real c = (real)0.3, sum = weigh(0, c);

    fill(u, n + 2, 1);
    fill(v, n + 2, 2);
#pragma mint copy(u, toDevice, n + 2)
#pragma mint copy(v, toDevice, n + 2)
#pragma mint parallel
    {
#pragma mint for reduction(max: sum)
        for (int i = 1; i <= n; i++) {
            real t = u[i] * c;
            real ratio = u[i] * c * 2 / (v[i] * v[i] + 1);

            t *= 3 * u[i + 1];
            v[i] -= t - c * u[i - 1] + weigh(c, u[i]);
            if (u[i] * u[i] < ratio * 0.5)
                v[i] += 2 * i;
            real parts[3] = {c, t, ratio};
            int k = 0;

            parts[k++] *= u[i];
            if (t > 0 && (parts[++k] *= c) < 1)
                v[i] += parts[k] - parts[k - 1];
            v[i] += parts[0];
            if (v[i] * c + u[i] > sum)
                sum = v[i] * c + u[i];
        }
    }
#pragma mint copy(v, fromDevice, n + 2)
    checksum("v", v, (n + 2) * sizeof(real));
    checksum("sum", &sum, sizeof sum);
    return 0;
}
