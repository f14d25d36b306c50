/* Rules: X1. Conditionals in front of the headers that define their macros, where nvcc has read them already: as C has it. */
#define LIMIT INT_MAX
#if defined(M_PI) || LIMIT > 5
#define FIRST 1
#elif defined(INT_MAX)
#define FIRST 2
#else
#define FIRST 3
#endif
#if LIMIT > 5
#define SECOND 10
#else
#define SECOND 20
#endif
#include "../../field.h"
#include <limits.h>
#include <math.h>
#if defined(M_PI) && defined(INT_MAX)
#define THIRD 100
#else
#define THIRD 200
#endif

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real u[n];

    fill(u, n, 1);
#pragma mint copy(u, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = FIRST * u[i] + SECOND + THIRD;
#pragma mint copy(u, fromDevice)
    printf("%d %d %d\n", FIRST, SECOND, THIRD);
    checksum("u", u, sizeof u);
    return 0;
}
