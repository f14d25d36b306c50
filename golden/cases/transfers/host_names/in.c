/* Rules: C1, C4, C5, R3. Host code that comes to arrays by other names, behind the copies that it needs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { n = 24 };
typedef struct {
    int count;
    double *u;
} Field;

static double a[n], b[n], *cur = a, *nxt = b;

static void exchange(Field **x, Field **y)
{
    Field *t = *x;
    *x = *y;
    *y = t;
}

/* Pointers to structs that change places. */
static double swapped(Field *old, Field *new, int steps)
{
    double s = 0;
    const int m = old->count;
#pragma mint copy(old->u, toDevice, m)
#pragma mint copy(new->u, toDevice, m)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int i = 1; i < m - 1; i++)
            new->u[i] = (old->u[i - 1] + old->u[i + 1]) / 2;
        exchange(&old, &new);
    }
#pragma mint copy(old->u, fromDevice, m)
#pragma mint copy(new->u, fromDevice, m)
    for (int i = 0; i < m; i++)
        s += old->u[i] * i;
    return s;
}

/* The block below a table of rows. */
static double below(double **rows, double *data)
{
    double s = 0;
#pragma mint copy(rows, toDevice, n, n)
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            rows[i][j] *= 2;
#pragma mint copy(rows, fromDevice, n, n)
    for (int i = 0; i < n * n; i++)
        s += data[i] * i + rows[i / n][i % n];
    return s;
}

/* A region in a function that calls itself. */
static double levels(double *u, int level)
{
    if (level == 0)
        return u[0];
    {
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
        for (int i = 0; i < n; i++)
            u[i] += level;
#pragma mint copy(u, fromDevice, n)
    }
    return u[level] + levels(u, level - 1);
}

/* A parameter with extents, mapped by the caller or not. */
void twice(double u[n])
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = u[i] + 1;
}

int main(void)
{
    Field *f = malloc(sizeof *f), *g = malloc(sizeof *g);
    double *data = malloc(n * n * sizeof *data), **rows = malloc(n * sizeof *rows), s = 0;

    f->count = g->count = n;
    f->u = malloc(n * sizeof(double));
    g->u = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) {
        f->u[i] = g->u[i] = a[i] = b[i] = i * i;
        rows[i] = data + i * n;
    }
    for (int i = 0; i < n * n; i++)
        data[i] = i;
    s += swapped(f, g, 3) + below(rows, data) + levels(g->u, 3);
    twice(a);
    {
#pragma mint copy(cur, toDevice, n)
#pragma mint copy(nxt, toDevice, n)
        for (int t = 0; t < 3; t++) {
#pragma mint parallel for
            for (int i = 1; i < n - 1; i++)
                nxt[i] = cur[i - 1] + cur[i + 1];
            double *swap = cur;
            cur = nxt;
            nxt = swap;
        }
#pragma mint copy(cur, fromDevice, n)
#pragma mint copy(nxt, fromDevice, n)
    }
    for (int i = 0; i < n; i++)
        s += a[i] * i + b[i] + g->u[i];
    printf("%.17g\n", s);
    return 0;
}
