/* Rules: F3, C6. Pointers that walk: under conditions, in while loops, from one end to the other, as parameters. The kernel
 * counts how far each has come; comparisons and differences of two pointers are those of their subscripts. */
#include "../../field.h"
#define M 45

static real u[20][M], v[20][M], w[20 * M];

static void halve(real *p, int n)
{
    while (n-- > 0)
        *p++ *= (real)0.5;
}

static real total(const real *p, const real *const end)
{
    real s = 0;
    while (p != end)
        s += *p++;
    return s;
}

/* Steps beside 'continue' and 'break', and several in one expression. */
static void under_conditions(void)
{
#pragma mint parallel for
    for (int i = 0; i < 20; i++) {
        real *p = u[i], *q = v[i];
        int k = 0;
        for (int j = 0; j < M; j++) {
            if (j % 3 == i % 3) {
                p++;
                q += 1;
                continue;
            }
            *q++ = 2 * *p++;
        }
        for (p = u[i] + M - 1; p >= u[i]; p--) {
            if (*p > (real)0.9)
                break;
            if (*p > (real)0.5)
                v[i][k++] -= *p;
        }
        p = u[i] + 5;
        v[i][40] = i & 1 ? *p++ : *++p;
        v[i][41] = i > 3 && *p++ > (real)0.5;
        v[i][42] = p - u[i];
        switch (i % 4) {
        case 0:
            p -= 2;
            break;
        case 1:
            p++;
        }
        v[i][43] = *p;
    }
}

/* Ends that pointers meet: of a row, of the row behind, of a local array. */
static void to_ends(int n)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        real most[6], *top = most;
        const real *p = u[i], *const end = p + M;
        while (p < end && *p < (real)0.7)
            p++;
        for (; p < end && top < most + 6; p++)
            if (*p > (real)0.4)
                *top++ = *p;
        real s = top - most;
        while (top > most)
            s += *--top;
        for (real *q = v[i]; q < v[i + 1]; q += 3)
            *q += s;
        halve(v[i] + 1, 30);
        halve(v[i] + 2, n);
        v[i][0] = total(u[i], u[i] + M) - total(u[i] + 2, u[i] + 7);
    }
}

/* Rows of an array with one subscript: the loop counts, so that no two iterations meet. */
static void flat(int m)
{
#pragma mint parallel for
    for (int i = 0; i < 20; i++) {
        const real *row = u[i], *p;
        real *to = w + i * m, s = 0;
        for (p = row; p < row + m; p++) {
            s += *p;
            to[p - row] = s;
        }
    }
}

int main(int argc, char **argv)
{
    int m = size_argument(argc, argv, 1, 37);

    fill(u[0], 20 * M, 1);
    fill(v[0], 20 * M, 2);
    under_conditions();
    to_ends(19);
    flat(m);
    checksum("u", u[0], sizeof u);
    checksum("v", v[0], sizeof v);
    checksum("w", w, sizeof w);
    return 0;
}
