/* Rules: F3, X2. Small and negative constants of an enumeration that has one above INT_MAX: int in C, long in C++. */
#include "../../field.h"

#pragma GCC diagnostic ignored "-Wsign-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"

enum level { LOW = -1, FIVE = 5, HIGH = 0x80000000u };
enum { MINUS = -3, HUGE_ONE = 1LL << 40 };

#define N 50

int main(int argc, char **argv)
{
    static real u[N];
    unsigned k = size_argument(argc, argv, 1, 7);
    unsigned long wide = LOW + 0u;
    int i;

    fill(u, N, 1);
#pragma mint parallel for
    for (i = 0; i < N; i++)
        u[i] += (LOW < 0u) + (LOW == 4294967295u) * 2 + (LOW * k > 100) * 4 + (MINUS / 2u > 5) * 8;
    checksum("u", u, sizeof u);
    printf("%d %d %d %d %d %d\n", LOW < 0u, LOW == 4294967295u, (LOW + 0) == 4294967295u, LOW < k, LOW * k > 100, (LOW ^ 0xffffffffu) ? 1 : 2);
    printf("%d %d %d %d\n", MINUS < k, LOW / 2u > 3, (k ? LOW : 5u) > 3, -FIVE < 0u);
    wide += LOW;
    printf("%lu %lu %ld %g\n", wide, (unsigned long)(LOW | k), (long)(LOW + k), LOW * k * 1.0);
    if (LOW ^ 0xffffffffu)
        puts("never");
    while (LOW + 1u)
        puts("never");
    return 0;
}
