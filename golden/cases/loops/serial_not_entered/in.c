/* Rules: F2, F8. Serial loops with unsigned ends that wrap around below zero: C does not enter them then, or does not
 * reach them, and the program goes on. */
#include "../../field.h"

static real u[12][40];

/* The first value wraps for n < 5, and is above the bound. */
static void starts(unsigned n, unsigned char byte)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 12; i++) {
            unsigned k;
            for (k = n - 5u; k < n; k++)
                u[i][k] += 1;
            for (size_t j = n - (size_t)3; j != 0 && j < n; j++)
                u[i][j] += 2;
            for (unsigned char j = byte - 10; j < byte; j += 2)
                u[i][j] += 3;
            for (unsigned j = 2 * n - 12; n > j; ++j)
                u[i][j] *= (real)0.5;
        }
    }
#pragma mint copy(u, fromDevice)
}

/* The bound wraps, behind conditions that the host knows. */
static void guarded(unsigned n, unsigned m)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 12; i++) {
            if (n > 5) {
                for (unsigned k = 0; k < n - 5u; k++)
                    u[i][k] += 1;
            } else {
                for (unsigned k = 0; k < 5u - n; k++)
                    u[i][k] += 2;
                if (m != 0)
                    for (unsigned k = 0; k <= m - 1; k++)
                        u[i][k] += 4;
            }
        }
    }
#pragma mint copy(u, fromDevice)
}

int main(void)
{
    fill(u[0], 12 * 40, 1);
    for (unsigned n = 0; n < 14; n++) {
        starts(n, n);
        guarded(n, n % 3);
    }
    checksum("u", u[0], sizeof u);
    return 0;
}
