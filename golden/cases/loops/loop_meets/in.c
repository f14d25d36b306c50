/* Rules: F2. Loops that end where a signed index, converted to an unsigned type, equals the bound: below zero, too. */
#include "../../field.h"

static int late(real (*a)[40], real (*b)[40], int from, int n)
{
    int after = 7;

#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = from; y != (size_t)-1; y--)
            for (short x = from - 2; x != (unsigned)-1; x -= 1)
                a[y][x] += b[y][x] + x - y;
#pragma mint for nest(2)
        for (int y = from; y != (size_t)n - 1; y--)
            for (int x = n + from - 2; x != n - 1u; x -= 1)
                b[y + 1 - n][x + 1] += a[y][x] + x - y;
        /* Each row ends elsewhere. */
#pragma mint for nest(2)
        for (int y = 0; y < 20; y++)
            for (int x = -25; x != -(unsigned)(y + 1); x++)
                a[y][x + 25] += b[y][x + 26] + x;
#pragma mint for nest(2)
        for (int y = 0; y < 20; y++)
            for (int x = 10; x != -(unsigned)(y + 1); x--)
                a[y][x + 25] -= b[y][x + 26] / 2 + x;
#pragma mint for
        for (after = 10; after != (unsigned long)-3; after--)
            a[21][after + 25] -= 3 * after;
    }
    return after;
}

int main(int argc, char **argv)
{
    static real a[40][40], b[40][40];
    int from = size_argument(argc, argv, 1, 30);

    fill(&a[0][0], 40 * 40, 1);
    fill(&b[0][0], 40 * 40, 2);
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
    printf("%d\n", late(a, b, from, 3));
    printf("%d\n", late(a, b, from, 0));
#pragma mint copy(a, fromDevice)
#pragma mint copy(b, fromDevice)
    checksum("a", a, sizeof a);
    checksum("b", b, sizeof b);
    return 0;
}
