/* Rules: F2. Loops that count down until the index, compared as an unsigned value, is above the bound, or meets the greatest value of
   its type, which only the running program knows. */
#include "../../field.h"

enum { N = 60 };
static real u[N], v[N], z[N][N];

int main(int argc, char **argv)
{
    int last = size_argument(argc, argv, 1, 17);
    unsigned n = last + 1;
    size_t most = n + 2, beyond = (size_t)argc - argc - 1;
    unsigned edge = (unsigned)beyond;
    int top = 255;

    fill(u, N, 1);
    fill(v, N, 2);
    fill(z[0], N * N, 3);
#pragma mint parallel
    {
#pragma mint for
        for (int i = last; i < n; i--)
            v[i] += u[i];
#pragma mint for
        for (short i = last; i <= n; i += (unsigned short)-1)
            v[i] -= u[i + 1];
#pragma mint for
        for (long i = most - 1; i < most; i -= 2)
            v[i] += u[i + 2];
#pragma mint for
        for (signed char i = last; i < sizeof u; --i)
            v[i] *= u[i];
#pragma mint for
        for (unsigned char i = last; i < last + 1L; i += 255)
            v[i] += 3;
#pragma mint for nest(2)
        for (int i = last; i < most; --i)
            for (int j = i < 9 ? i : 9; j < n + i; j--)
                z[i][j] += i * v[j];
#pragma mint for
        for (size_t i = last; i != beyond; i--)
            u[i] += v[i];
#pragma mint for nest(2)
        for (unsigned i = last; i != edge; i--)
            for (unsigned char j = last; j != top; j--)
                z[i][j] -= u[i];
#pragma mint for
        for (unsigned i = last; i != n / 2; i--)
            u[i] += 1;
    }
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("z", z, sizeof z);
    return 0;
}
