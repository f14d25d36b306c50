/* Rules: F2, L1. Lines that define and undefine macros inside nests stay behind the launches: text there uses the macros. A
 * launch is out of the reach of those that change in its function. The bounds of corner are read
 * before the macro changes. */
#include <stdio.h>
#include <stdlib.h>

#define N 24
#define c a

static double u[N * N], v[N * N], w[N * N];

#undef c
static void flux(double a, double c)
{
#define c a
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int j = 1; j < N - 1; j++)
            for (int i = 1; i < N - 1; i++) {
                /* not a line of the preprocessor:
#define IDX(i, j) 0
                */
#define IDX(i, j) ((j) * N + (i))   /* the cell,
                                       row by row */
                v[IDX(i, j)] = u[IDX(i, j)] * c;
#if 0
#undef IDX
#endif
#undef c
            } /* the end */
#pragma mint for nest(2)
        for (int j = 1; j < N - 1; j++)
            for (int i = 1; i < N - 1; i++) {
                w[IDX(i, j)] = v[IDX(i, j)] + c;
#define PLACE(new) malloc(new)
#define c 3
            }
#pragma mint for nest(2)
        for (int j = 1; j < N - 1; j++)
            for (int i = 1; i < N - 1; i++) {
#undef IDX
#define IDX(i, j) ((i) * N + (j))
                u[IDX(i, j)] = w[IDX(j, i)] + c;
            }
    }
}

struct box { int n[2]; };
#define LIMIT b->n[0]

static void corner(const struct box *b)
{
#pragma mint parallel for nest(2)
    for (int j = 0; j < LIMIT; j++)
#undef LIMIT
#define LIMIT b->n[1]
        for (int i = 0; i < LIMIT; i++)
            v[j * N + i] += 1;
}

int main(void)
{
    double *sum = PLACE(sizeof(double));
    for (int k = 0; k < N * N; k++)
        u[k] = k % 7;
    flux(2, 5);
    const struct box b = {{N - 3, 5}};
    corner(&b);
    *sum = c;
    for (int k = 0; k < N * N; k++)
        *sum += (u[k] + v[k] * 2 + w[k] * 3) * (k + 1);
    printf("%g %g\n", *sum, u[IDX(3, 5)]);
    free(sum);
    return 0;
}
