/* Rules: C3, C4, F9, R1. The three outputs of --split: a mapping that ends with its block on every way out, an inferred transfer, a
 * reduction, an index from outside, values by their type's name, elements of the device copy. */
#include <stdio.h>
#include <stdlib.h>

#ifndef REAL
#define REAL double
#endif
typedef REAL real;
struct medium { real speed[2]; int kind; const char *name; };
enum kind { SOFT = 3, HARD };

static int relax(int n, int steps, real **u, real **v, const struct medium *m, real limit)
{
    real weight[2] = {0.5, 0.25};
    int i;
#pragma mint copy(u, toDevice, n, n)
#pragma mint copy(v, toDevice, n, n)
    for (int t = 0; t < steps; t++) {
        real most = 0;
#pragma mint parallel
        {
#pragma mint for nest(2)
            for (i = 1; i < n - 1; i++)
                for (int j = 1; j < n - 1; j++)
                    v[i][j] = weight[0]*u[i][j] + m->kind*weight[1]/HARD*(u[i][j - 1] + u[i][j + 1]);
#pragma mint for nest(2) reduction(max: most)
            for (i = 1; i < n - 1; i++)
                for (int j = 1; j < n - 1; j++)
                    if (v[i][j] > most)
                        most = v[i][j];
#pragma mint single
            { v[1][1] += most/(1 + t); }
        }
#pragma mint copy(v, fromDevice, n, n)
        if (most > limit)
            return i;
        real **w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n, n)
    return 0;
}

static real **rows(int n)
{
    real **u = malloc(n * sizeof *u);
    u[0] = malloc(n * n * sizeof **u);
    for (int i = 0; i < n; i++)
        u[i] = u[0] + i * n;
    for (int i = 0; i < n * n; i++)
        u[0][i] = i % 7 * 0.25;
    return u;
}

int main(void)
{
    enum { N = 21 };
    struct medium m = {{1, 2}, SOFT, "air"};
    real **u = rows(N), **v = rows(N), sum = 0;
    int left = relax(N, 9, u, v, &m, 4);
    for (int i = 0; i < N * N; i++)
        sum += (u[0][i] - v[0][i]) * (i % 5);
    printf("%d %.17g\n", left, sum);
    return 0;
}
