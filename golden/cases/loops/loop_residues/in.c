/* Rules: F2. Steps of narrow indices count modulo their range; loops that end where an unsigned index has passed zero. */
#include <stddef.h>
#include <stdint.h>

#include "../../field.h"

#define N 300

int main(int argc, char **argv)
{
    static real u[N], v[N];
    unsigned n = size_argument(argc, argv, 1, 40);
    unsigned char narrow = n - 1;
    size_t end = (size_t)-1;

    fill(u, N, 1);
    fill(v, N, 2);
#pragma mint parallel
    {
        /* 6 up, 2 up, 56 down, 100 up to one value, one down. */
#pragma mint for
        for (unsigned char i = 3; i < n; i -= 250)
            v[i] = u[i] + u[i + 1];
#pragma mint for
        for (unsigned short i = 3; i < n; i -= (unsigned)-2)
            v[i] += u[i] / 2;
#pragma mint for
        for (unsigned char i = 250; i > 26; i += 200)
            v[i] += u[i] / 4;
#pragma mint for
        for (signed char i = -100; i < 100; i += 200)
            v[i + 100] += u[i + 101] / 8;
#pragma mint for
        for (unsigned char i = narrow; i != 0; i += 255)
            v[i] -= u[i] / 16;
        /* Down to zero. */
#pragma mint for
        for (size_t i = n - 1; i != (size_t)-1; i--)
            u[i] = v[i] + v[i + 1];
#pragma mint for
        for (unsigned i = n - 1; i != UINT32_MAX; i--)
            v[i] += u[i] / 2;
#pragma mint for
        for (unsigned char i = narrow; i != 255; --i)
            v[i] += u[i] / 4;
#pragma mint for
        for (unsigned short i = narrow; i != 0xffffL; i += -1)
            v[i] -= u[i] / 8;
        /* A signed index meets the bound that is its own -1. */
#pragma mint for
        for (signed char i = narrow; i != end; i = (signed char)-1 + i)
            v[i] += u[i + 1] / 16;
    }
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    return 0;
}
