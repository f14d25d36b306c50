/* Rules: F3. The user's functions on values become device functions: transitively, with scalars of file scope as parameters. */
#include <math.h>
#include "../../field.h"

static real threshold = (real)0.25;
static const int rounds = 3;

static inline real minmod(real a, real b)
{
    if (a * b <= 0)
        return 0;
    return fabs(a) < fabs(b) ? a : b;
}

static real damped(const real x, short weight)
{
    real sum = 0;

    for (int k = 0; k < rounds; k++) {
        if (sum > 2)
            return sum;
        sum += minmod(x, weight) * threshold;
    }
    return sum;
}

static real later(real x, int y);

static int wrapped(unsigned char c)
{
    return c + 200;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real(*u)[w] = malloc(sizeof(real[w][w])), (*v)[w] = malloc(sizeof(real[w][w]));

    threshold *= 2;
    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] = damped(u[y][x] - u[y][x - 1], 1.9) + minmod(u[y - 1][x], later(2, x)) + wrapped(x + 250);
    }
#pragma mint copy(v, fromDevice, w, w)
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}

static real later(real x, int y)
{
    return y % 2 ? x / 4 : (*minmod)(x, (&minmod)(1, threshold));
}
