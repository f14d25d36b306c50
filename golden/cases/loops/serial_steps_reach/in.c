/* Rules: F2, C6. Serial loops by steps end before their bounds: what subscripts reach is counted from the last value
 * of the index, whether first value and bound are outer scalars, other indices or differ between loops. */
#include "../../field.h"

static real u[12][40], w[12][40];

/* j stops at 39 or below, though the bound is far beyond. */
static void ends(int first, long last, unsigned m)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 12; i++) {
            for (int j = first; j <= last; j += 25)
                u[i][j] += 1;
            for (unsigned short j = 0; j <= m; j += (signed char)13)
                u[i][j] += 2;
            for (int j = 39; j >= (int)m - 60; j -= 70)
                u[i][j] *= (real)0.5;
            for (size_t j = 3; j < m; j += 18)
                u[i][j - 3] -= u[i][j];
        }
    }
#pragma mint copy(u, fromDevice)
}

/* The first value is another index: blocks, triangles and parities. */
static void starts(int n, int m)
{
#pragma mint copy(u, toDevice)
#pragma mint copy(w, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i += 4)
            for (int k = i; k < n; k += 4)
                for (int j = k; j < n; j += 2)
                    w[i + 3][j + 1] += u[k + 3][j];
#pragma mint for
        for (int i = 11; i >= 1; i -= 2)
            for (int j = i + 3 * m; j >= 0; j -= 6)
                w[i - 1][j - 1] += u[i][j];
    }
#pragma mint copy(w, fromDevice)
}

/* Loops over one index by different steps, and flat storage. */
static void several(real *a, int m)
{
#pragma mint copy(a, toDevice, 40, 12)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 12; i++) {
            int j;
            for (j = 1; j <= m; j += 6)
                a[i * 40 + j] += 1;
            for (j = 1; j <= m; j += 9)
                a[i * 40 + j + 2] += 2;
        }
    }
#pragma mint copy(a, fromDevice, 40, 12)
}

/* An unsigned number that the index is equal to in C alone, -1 for one, ends loops that count down. */
static void met(short first, unsigned last, size_t end)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 12; i++) {
            for (short j = first; j != last; j--)
                u[i][j] += 1;
            for (int j = 5; last != j; j -= 1)
                u[i][j + 1] += 2;
            for (long j = first; j != end; --j)
                u[i][j + 2] *= (real)0.5;
        }
    }
#pragma mint copy(u, fromDevice)
}

int main(void)
{
    fill(u[0], 12 * 40, 1);
    fill(w[0], 12 * 40, 2);
    ends(10, 50, 50);
    ends(14, 63, 38);
    starts(12, 8);
    starts(8, 2);
    several(u[0], 39);
    met(37, -1, -3);
    met(9, 2, 5);
    checksum("u", u[0], sizeof u);
    checksum("w", w[0], sizeof w);
    return 0;
}
