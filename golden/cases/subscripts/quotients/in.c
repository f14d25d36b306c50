/* Rules: F6, F8. A loop by steps writes every element of a smaller array once: i / 3 where i is a multiple of 3 away from the first.
   Quotients, remainders, shifts and masks of constants are constants. */
#include "../../field.h"

#define R 24
static real whole[R][R], half[(R / 2) * (R / 2)];

static void halve(void)
{
    int y, x;

#pragma mint parallel
    {
#pragma mint for
        for (y = 0; y < R / 2; y++)
            for (x = 0; x < R / 2; x++)
                half[y * (R / 2) + x] = whole[2 * y][2 * x] + whole[2 * y + R % 23][2 * x + (R >> 4)];
#pragma mint for nest(2)
        for (y = R / 8; y < R - (R & 7) - 3; y++)
            for (x = 1 << 2; x < (R ^ 8) + (4 | 1) - 5 - R / 10u; x++)
                whole[y][x] = half[y / 2 * (R / 2) + x / 2] + x;
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 60);
    real *x = (real *)malloc((size_t)(n + 3) * sizeof *x), *y = (real *)calloc((size_t)n, sizeof *y), *z = (real *)calloc((size_t)n, sizeof *z);

    fill(x, (size_t)n + 3, 1);
    fill(&whole[0][0], R * R, 2);
    halve();
    checksum("whole", whole, sizeof whole);
    checksum("half", half, sizeof half);
#pragma mint copy(x, toDevice, n + 3)
#pragma mint copy(y, toDevice, n)
#pragma mint copy(z, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i += 3)
            y[i / 3] = x[i] + x[i + 1] + x[i + 2];
#pragma mint for
        for (int i = 1; i < n; i += 2)
            z[i >> 1] = x[i] - x[i - 1];
#pragma mint for
        for (unsigned i = 0; i < (unsigned)n; i += 4)
            y[i / 4] += z[i / 4];
#pragma mint for
        for (int i = 0; i < n / 2; i++)
            z[(2 * i + 1) / 2] -= x[i];
    }
#pragma mint copy(y, fromDevice, n)
#pragma mint copy(z, fromDevice, n)
    checksum("y", y, (size_t)n * sizeof *y);
    checksum("z", z, (size_t)n * sizeof *z);
    return 0;
}
