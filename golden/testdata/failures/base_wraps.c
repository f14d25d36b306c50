/* Rules: F5, F6. What a step sets its parts' beginnings to wraps around in unsigned arithmetic: both are 0, which their products as numbers are not. */
#include <stddef.h>

static double a[48];

static void steps(unsigned n, unsigned m)
{
#pragma mint copy(a, toDevice)
#pragma mint parallel
    for (int t = 0; t < 5; t++) {
        size_t now = (size_t)0 + t % 2 * n * m, next = (size_t)0 + (t + 1) % 2 * n * m;
#pragma mint for nest(2)
        for (int y = 1; y < 3; y++) // want "use the same elements in different iterations"
            for (int x = 1; x < 3; x++)
                a[next + y * 4 + x] = (a[now + (y + 1) * 4 + x] + a[now + y * 4 + x - 1]) / 2;
    }
#pragma mint copy(a, fromDevice)
}

int main(void)
{
    steps(1u << 31, 2);
    return (int)a[5];
}
