/* Rules: X1. Macros that nvcc's headers define and C does not here, in conditionals, as names, in a nest; those of the system's own
   headers, which decide about a nest. */
#include "../../field.h"
#ifndef M_PI
#define M_PI 3.1416
#endif
#ifdef __GLIBC__
#define SCALE 2
#else
#define SCALE 3
#endif

static int INT_MAX = 4;

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real u[n], INFINITY = 5;

    fill(u, n, 1);
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#if defined __USE_GNU || defined __GNUG__
        INT_MAX = 7;
#endif
#ifdef _DEFAULT_SOURCE
        n--;
#endif
#pragma mint for
        for (int i = 0; i < n; i++)
            u[i] = SCALE * u[i] + (real)M_PI + INT_MAX + INFINITY;
    }
#pragma mint copy(u, fromDevice)
    printf("%g %d\n", M_PI, INT_MAX);
    checksum("u", u, sizeof u);
    return 0;
}
