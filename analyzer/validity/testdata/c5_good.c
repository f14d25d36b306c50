/* Rules: C5, R1, R3. What looks like a host access and is none, or comes with its copy. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct grid {
    int n;
    double *u, *v;
};

static void swap(double **a, double **b)
{
    double *t = *a;
    *a = *b;
    *b = t;
}

static void exchange(struct grid *g)
{
    double *t = g->u;
    g->u = g->v;
    g->v = t;
}

void rotated(int n, int steps, double *u, double *v)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for
            for (int i = 1; i < n - 1; i++)
                v[i] = u[i - 1] + u[i + 1];
            swap(&u, &v);
        }
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
    printf("%g %g\n", u[0], v[0]);
}

void members(struct grid *g, int steps)
{
    int n = g->n;
#pragma mint copy(g->u, toDevice, n)
#pragma mint copy(g->v, toDevice, n)
    for (int t = 0; t < steps; t++) {
#pragma mint parallel for
        for (int i = 1; i < n - 1; i++)
            g->v[i] = g->u[i - 1] + g->u[i + 1];
        exchange(g);
    }
#pragma mint copy(g->u, fromDevice, n)
#pragma mint copy(g->v, fromDevice, n)
    printf("%g\n", g->u[0]);
}

/* The host reads what the device only reads. */
double coefficients(int n, const double *c, double *u)
{
#pragma mint copy(c, toDevice, n)
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = c[i] * u[i];
#pragma mint copy(u, fromDevice, n)
    return c[0];
}

/* One upload, two regions, the host in between with its copies. */
void between(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
#pragma mint copy(u, fromDevice, n)
    u[0] = 1;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
#pragma mint copy(u, fromDevice, n)
    u[0] = 1;
}

/* Copies of other variables of the same name map neither. */
static double same[10];

void own_static(void)
{
    static double u[10];

    u[0] = 1;
#pragma mint parallel for
    for (int i = 0; i < 10; i++)
        u[i] = 2 * u[i] + same[i];
    printf("%g\n", u[0]);
}

void file_static(void)
{
    same[0] = 1;
#pragma mint parallel for
    for (int i = 0; i < 10; i++)
        same[i] = 2 * same[i];
    printf("%g\n", same[0]);
}

void shadows(int n)
{
    double *same = (double *)calloc(n, 8);
#pragma mint copy(same, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        same[i] = 2 * same[i] + i;
#pragma mint copy(same, fromDevice, n)
    free(same);
}

int main(void)
{
    double *u = (double *)malloc(80), *v = (double *)calloc(10, 8);
    struct grid g = {10, u, v};

    memset(u, 0, 80);
    rotated(10, 3, u, v);
    members(&g, 2);
    coefficients(10, u, v);
    between(10, u);
    printf("%g\n", u[0] + v[0]);
    {
#pragma mint copy(u, toDevice, 10)
#pragma mint parallel for
        for (int i = 0; i < 10; i++)
            u[i] = 2 * u[i];
#pragma mint copy(u, fromDevice, 10)
    }
    free(u);
    free(v);
    return 0;
}
