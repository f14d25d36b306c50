/* Rules: F9. Every operator, several clauses and variables on one nest, updates under conditions and in inner
 * loops. The sums are of whole numbers, so that they are exact in any order. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real **u = new_rows(n + 1, n + 3);
    real sum = 5, low = 1000, product = 3;
    int count = 7, all = 4, none = 9;
    unsigned bits = 1, mask = ~0u, parity = 6;
    unsigned char small = 200;
    long power = 3;
    short top = -5;

    for (int y = 0; y <= n; y++)
        for (int x = 0; x < n + 3; x++)
            u[y][x] = (y * 31 + x * 17) % 23 - 11;
#pragma mint copy(u, toDevice, n + 3, n + 1)
#pragma mint parallel
    {
#pragma mint for nest(2) tile(8, 4) reduction(+: sum, count, small) reduction(min: low) reduction(*: product, power) \
    reduction(max: top) reduction(&: mask) reduction(|: bits) reduction(^: parity) reduction(&&: all) reduction(||: none)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++) {
                int cell = y * n + x;

                sum = sum + u[y][x] - u[y][x + 1];
                sum -= u[y - 1][x];
                if (u[y][x] > 0 && u[y][x] < low)
                    low = u[y][x];
                if (u[y][x] > 3)
                    count++;
                else
                    count = cell + count;
                small += cell;
                for (int k = 0; k < 3; k++) {
                    if (top < (short)(cell % 50 + k))
                        top = (short)(cell % 50 + k);
                    parity = parity ^ (cell << k);
                }
                if (x == y && x % 5 == 0)
                    product *= 2;
                power = power * (2 * x + 1) * (2 * y + 1);
                bits |= cell;
                mask = (cell | 128) & mask;
                all = all && cell > 0;
                none = u[y][x] > 1000 || none;
            }
    }
    printf("%g %d %d %g %g %ld %d\n", (double)sum, count, small, (double)low, (double)product, power, top);
    printf("%u %u %u %d %d\n", mask, bits, parity, all, none);
    return 0;
}
