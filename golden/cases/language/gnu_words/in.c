/* Rules: F3, F4. Words of GNU C in a nest. */
#include "../../field.h"

#include <stdbool.h>

#define N 53
#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect((x), 0)

static real a[N], b[N];
static signed char c[N];
static unsigned char d[N];
static bool e[N];
static unsigned bits[N];
static int counts[N];

static void say(const char *format, ...) __attribute__((__unused__, __format__(__printf__, 1, 2)));
static void say(const char *format, ...) { puts(format); }
static inline __attribute__((always_inline)) real square(real x) { return x * x; }

static real pick(int k, real x)
{
    switch (k) {
    case 0:
        return x;
    case 1:
        x += 1; /* falls through */
    case 2:
        x *= 2;
        break;
    default:
        return -x;
    }
    return x;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, N);

    fill(a, N, 1);
    fill(b, N, 2);
    for (int i = 0; i < N; i++)
        c[i] = (signed char)(d[i] = (unsigned char)(bits[i] = i * 2654435761u + 11));
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        __auto_type here = a[i];
        __auto_type row = &a[i];
        __typeof__(a[i]) left = 0;
        register int k __attribute__((unused)) = i % 4;
        const real weight = _Generic(here, float: 2, double: 3);

        if (likely(i > 0))
            left = row[-1];
        if (__builtin_expect(i == n - 1, 0) || unlikely(left > 5))
            here = -here;
        else
            here += __extension__(a[i + 1]);
        b[i] = pick(k, left) + square(here) * weight + (real)(c[i] + d[i]) + e[i];
        e[i] = here;
        c[i] += 100;
        d[i] -= 200;
    }
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        unsigned long w = bits[i];
        counts[i] = __builtin_popcount(i) + __builtin_popcountl(w) * 3 + __builtin_parity(bits[i]) * 5 + __builtin_clz(bits[i]) * 7 + __builtin_ctzll(w << 9) * 11 + __builtin_ffs(i) * 13 +
                    (int)(__builtin_bswap32(bits[i]) % 1009 + __builtin_bswap64(w) % 997 + __builtin_bswap16(bits[i])) + (int)__builtin_expect_with_probability(i, 1, 0.5) + __builtin_abs(20 - i);
    }
    checksum("counts", counts, sizeof counts);
    checksum("b", b, sizeof b);
    checksum("c", c, sizeof c);
    checksum("d", d, sizeof d);
    checksum("e", e, sizeof e);
    return 0;
}
