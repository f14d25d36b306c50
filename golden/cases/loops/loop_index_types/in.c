/* Rules: F2. Indices of every width, signed and unsigned, compared with bounds of other types; "for header" macros. */
#include "../../field.h"
#define N 1600
#define RANGE(i, n) (i) = 2; (i) < (n) - 2; (i)++
#define FORALL(i, lo, hi) for (i = (lo); i < (hi); i++)
static real a[N], line[N];

static void sweep(int n, unsigned un, size_t zn, long ln)
{
    size_t z = 99;
    unsigned q = 98;
    long l = 97;
    short s = 96;
    int i = 95, j = 94;
    unsigned char c = 93;
#pragma mint copy(line, toDevice)
#pragma mint copy(a, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (z = 0; z < zn; z++) line[z] = a[z] + 1;
#pragma mint for
        for (q = un; q > 2; q -= 3) line[q] += a[q];
#pragma mint for
        for (l = ln - 1; 0 <= l; --l) line[l] += l;
#pragma mint for
        for (s = 0; s != n; ++s) line[s + 40] = s;
#pragma mint for
        for (RANGE(i, n)) line[i + 80] = i;
#pragma mint for
        FORALL(j, 1, n - 1) line[j + 120] = j;
#pragma mint for
        for (c = 3; c <= 30; c = c + 4) line[c + 160] = c;
#pragma mint for
        for (int i = -1; i < un; i++) line[i + 210] = 7; /* -1 is a large number to C here */
#pragma mint for
        for (size_t i = zn; i > 0; i--) line[300 + i - 1] = i;
#pragma mint for
        for (int i = n; i < zn - 0; i += 2) line[400 + i] = 1;
#pragma mint for
        for (long long i = 5000000000LL; i < 5000000000LL + n; i++) line[500 + (i - 5000000000LL)] = i % 1000;
    }
#pragma mint copy(line, fromDevice)
    printf("%zu %u %ld %d %d %d %d\n", z, q, l, s, i, j, c);
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 9);

    fill(a, N, 1);
    fill(line, N, 2);
    sweep(n, n, n, n);
    checksum("line", line, sizeof line);
    return 0;
}
