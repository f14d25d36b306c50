/* Rules: F2. The comparison of a loop is made in the type that C converts both sides to, the index wraps in its own:
   in parallel loops, in bounds that depend on outer indices, and in serial loops that are written out. */
#include "../../field.h"
#define R 2u
#define N 96
static real u[300], v[N], w[N], a[N][N], c[24][24][40];
static const double taps[] = {1, 2, 3, 4, 5};

static void lines(int lo, int n, unsigned un, size_t zn, long ln)
{
    unsigned down = 5;
    unsigned char b = 3;
    int i = 4;

#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (i = lo; i <= un; i++) u[i + 20] = 7; /* -1 is a large number: no iteration */
#pragma mint for
        for (int j = lo - 1; j != un; j++) u[j + 20] += 1; /* from -2 through zero */
#pragma mint for
        for (size_t j = 8; j > n - 12; j--) u[j + 20] = 3;
#pragma mint for
        for (unsigned long j = 0; j < n - 12 + zn; j++) u[j] += 1;
#pragma mint for
        for (down = un - 1; down < un; down--) u[down + 40] += 2; /* ends by wrapping */
#pragma mint for
        for (unsigned j = un - 12; j < un; j++) u[j] = 9;
#pragma mint for
        for (b = 250; b > ln + 50; b -= 100) u[b] += 4;
#pragma mint for
        for (short j = lo; j < ln; j += 3) u[j + 60] += 5;
#pragma mint for
        for (int j = ((void)ln, n); j < ((void)lo, n + 3); j++) u[j + 80] += 6; /* one expression with a comma */
    }
#pragma mint copy(u, fromDevice)
    printf("%d %u %d\n", i, down, b);
}

static void boxes(int n, unsigned un)
{
    unsigned j;

#pragma mint copy(a, toDevice)
#pragma mint copy(c, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int k = i - 3; k <= un; k++) a[i + 20][k + 20] = 7;
#pragma mint for nest(2)
        for (int i = 0; i < 2 * n; i++)
            for (unsigned k = 0; k < (unsigned)(i - 5) / 1073741824u; k++) a[i][k] += 1;
#pragma mint for nest(2)
        for (int i = 0; i < 2 * n; i++)
            for (unsigned k = 0; k < (unsigned)(i - 5) >> 29; k++) a[i][k] += 3;
#pragma mint for nest(2)
        for (unsigned i = 1; i < un; i++)
            for (j = i; j > i / 2u; j--) a[i][j] = 5;
#pragma mint for nest(3)
        for (unsigned i = 2; i < un; i++)
            for (unsigned k = 0; k < i - 1u; k += 2)
                for (signed char m = k - 1; m < (signed char)i; m++) c[i][k][m + 1] = m;
    }
#pragma mint copy(a, fromDevice)
#pragma mint copy(c, fromDevice)
    printf("%u\n", j);
}

static void serial(void)
{
#pragma mint parallel
    {
#pragma mint for
        for (int i = 2; i < N - 2; i++)
            for (int k = -2; k <= R; k++) v[i] += u[i + k]; /* never entered */
#pragma mint for
        for (int i = 2; i < N - 2; i++)
            for (int k = -2; k < sizeof(taps) / sizeof(taps[0]) - 2; k++) w[i] += u[i + k] * taps[k + 2];
#pragma mint for
        for (int i = 0; i < N; i++)
            for (unsigned char k = 0; k < 230; k += 90) v[i] += u[k / 3];
#pragma mint for
        for (int i = 0; i < N; i++)
            for (unsigned k = 3; k <= 3; k--) w[i] += u[(i + k) % N];
#pragma mint for
        for (int i = 0; i < N; i++)
            for (int k = 4; k-- > 0;) v[i] += k;
#pragma mint for
        for (int i = 0; i < N; i++)
            for (signed char k = 100; k > 0; k += 20) w[i] += k;
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 10);

    fill(u, 300, 1);
    fill(v, N, 2);
    fill(w, N, 3);
    fill(&a[0][0], N * N, 4);
    fill(&c[0][0][0], 24 * 24 * 40, 5);
    lines(-1, n, n, 2 * n, n);
    boxes(n, n);
    serial();
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("w", w, sizeof w);
    checksum("a", a, sizeof a);
    checksum("c", c, sizeof c);
    return 0;
}
