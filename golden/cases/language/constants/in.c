/* Rules: F4, L2. Enumerators, const and file-scope scalars, characters, wide constants. */
#include "../../field.h"

enum { LEFT = 1, RIGHT = 'c' - 'a' };
static const int edge = 1;
static real weight = (real)0.7;
static long long big = 1ll << 33;

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    const int last = n + 1;
    real u[n + 3], v[n + 3];

    fill(u, n + 3, 1);
    fill(v, n + 3, 2);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
#pragma mint for tile(2 * RIGHT)
        for (int i = edge; i < last; i++)
            v[i] = u[i - LEFT] * weight + u[i + RIGHT] * 1e-3f + 'b' / 98 + 0x10 + (real)(big >> 31) + 1.5e0;
    }
#pragma mint copy(v, fromDevice)
    checksum("v", v, sizeof v);
    return 0;
}
