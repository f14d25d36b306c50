/* Rules: C3, C5. Functions that call themselves: each call has variables and blocks of its own. */
#include <stdio.h>
#include <stdlib.h>

/* A multigrid cycle that allocates and maps the coarser level. */
static void cycle(int n, double *u, double *f)
{
    int m = n / 2;
    double *r = (double *)calloc(n + 1, sizeof *r);
    double *e = (double *)calloc(m + 1, sizeof *e), *g = (double *)calloc(m + 1, sizeof *g);
    if (n > 4) {
#pragma mint copy(r, toDevice, n + 1)
#pragma mint copy(e, toDevice, m + 1)
#pragma mint copy(g, toDevice, m + 1)
#pragma mint parallel for
        for (int i = 1; i < n; i++)
            r[i] = f[i] + u[i - 1] - 2 * u[i] + u[i + 1];
#pragma mint parallel for
        for (int i = 1; i < m; i++)
            g[i] = r[2 * i];
        cycle(m, e, g);
#pragma mint parallel for
        for (int i = 1; i < m; i++)
            u[2 * i] += e[i];
    }
    free(r), free(e), free(g);
}

void multigrid(int n, double *u, double *f)
{
#pragma mint copy(u, toDevice, n + 1)
#pragma mint copy(f, toDevice, n + 1)
    for (int k = 0; k < 4; k++)
        cycle(n, u, f);
#pragma mint copy(u, fromDevice, n + 1)
    printf("%g\n", u[1]);
}

/* What the inner call changed on the device is old in the outer one. */
static void outer_reads(int n, double *u)
{
    int m = n / 2;
    double *e = (double *)calloc(m + 1, sizeof *e);
    if (n > 4) {
#pragma mint copy(e, toDevice, m + 1)
        outer_reads(m, e);
        printf("%g\n", e[1]); // want "host code reads 'e'"
    }
#pragma mint parallel for
    for (int i = 0; i <= n; i++)
        u[i] = 2 * u[i];
    free(e);
}

void reads(int n, double *u)
{
#pragma mint copy(u, toDevice, n + 1)
    outer_reads(n, u);
#pragma mint copy(u, fromDevice, n + 1)
}

/* The block of the outer call is on the device while the inner one frees its own, and when it is freed itself. */
static void freed_early(int n, double *u)
{
    int m = n / 2;
    double *e = (double *)calloc(m + 1, sizeof *e);
#pragma mint copy(e, toDevice, m + 1)
    if (n > 4)
        freed_early(m, e);
#pragma mint parallel for
    for (int i = 0; i <= m; i++)
        u[i] += e[i];
    free(e); // want "frees storage that is on the device"
}

void frees(int n, double *u)
{
#pragma mint copy(u, toDevice, n + 1)
    freed_early(n, u);
    freed_early(n, u);
#pragma mint copy(u, fromDevice, n + 1)
}

/* The arrays of both calls have one name. */
static double local_arrays(int n, double *u)
{
    double e[65], sum = 0;
    for (int i = 0; i <= n; i++)
        e[i] = i;
#pragma mint copy(e, toDevice)
#pragma mint parallel for
    for (int i = 0; i <= n; i++)
        e[i] += 1;
    if (n > 4)
        sum += local_arrays(n / 2, e); // its copy back is one of another array
    sum += e[1]; // want "host code reads 'e'"
#pragma mint copy(e, fromDevice)
#pragma mint parallel for
    for (int i = 0; i <= n; i++)
        u[i] += 1;
    return sum;
}

void locals(int n, double *u)
{
#pragma mint copy(u, toDevice, n + 1)
    double s = local_arrays(n, u);
#pragma mint copy(u, fromDevice, n + 1)
    printf("%g\n", s + u[0]);
}

/* The inner call gives a variable of the outer one another value, by a pointer to it. */
static void exchanged(int n, double **p, double *other)
{
    double *mine = other;
    if (n > 0)
        exchanged(n - 1, &mine, *p);
    *p = mine;
}

void by_address(int n, double *v)
{
    double *u = (double *)calloc(n, sizeof *u), *q = v;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += 1;
    exchanged(3, &q, u);
    printf("%g\n", q[0]); // want "host code reads 'q'"
#pragma mint copy(u, fromDevice, n)
}

/* So in the function itself, whatever the variable is that a pointer leads to. */
static void read_inside(int n, double **p, double *u, double *v)
{
    double *mine = v;
    if (n > 0)
        read_inside(n - 1, &mine, u, v);
    printf("%g\n", mine[0]);
    *p = u;
}

struct holder { int n; double *data; };

static void read_member(int n, double **p, double *u, double *v)
{
    struct holder h = {n, v};
    if (n > 0)
        read_member(n - 1, &h.data, u, v);
    printf("%g\n", h.data[0]);
    *p = u;
}

static void read_element(int n, double **p, double *u, double *v)
{
    double *table[2] = {v, v};
    if (n > 0)
        read_element(n - 1, table + 1, u, v);
    printf("%g\n", table[1][0]);
    *p = u;
}

void inside(int n, double *v)
{
    double *u = (double *)calloc(n, sizeof *u), *q = v;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += 1;
    read_inside(3, &q, u, v); // want "host code reads 'q'"
#pragma mint copy(u, fromDevice, n)
}

void member(int n, double *v)
{
    double *u = (double *)calloc(n, sizeof *u), *q = v;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += 1;
    read_member(3, &q, u, v); // want "host code reads 'q'"
#pragma mint copy(u, fromDevice, n)
}

void element(int n, double *v)
{
    double *u = (double *)calloc(n, sizeof *u), *q = v;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += 1;
    read_element(3, &q, u, v); // want "host code reads 'q'"
#pragma mint copy(u, fromDevice, n)
}

/* Two functions that call each other. */
static void down(int n, double *u);

static void relax(int n, double *u)
{
#pragma mint parallel for
    for (int i = 1; i < n; i++)
        u[i] = 0.5 * u[i];
    if (n > 4)
        down(n, u);
}

static void down(int n, double *u)
{
    double *e = (double *)calloc(n / 2 + 1, sizeof *e);
    {
#pragma mint copy(e, toDevice, n / 2 + 1)
        relax(n / 2, e);
#pragma mint parallel for
        for (int i = 1; i < n / 2; i++)
            u[2 * i] += e[i];
    }
    free(e);
}

void both(int n, double *u)
{
#pragma mint copy(u, toDevice, n + 1)
    relax(n, u);
    printf("%g\n", u[1]); // want "host code reads 'u'"
#pragma mint copy(u, fromDevice, n + 1)
}

/* Levels in an array: the cycle reaches as many of them as there are. */
struct level { int n; double *u, *f; };
static struct level levels[5];

static void visit(int l)
{
    struct level *g = &levels[l];
    int n = g->n;
#pragma mint parallel for
    for (int i = 1; i < n; i++)
        g->u[i] += g->f[i];
    if (l == 4)
        return;
    int m = g[1].n;
    double *coarse = g[1].f, *e = g[1].u;
#pragma mint parallel for
    for (int i = 1; i < m; i++)
        coarse[i] = g->u[2 * i];
    visit(l + 1);
#pragma mint parallel for
    for (int i = 1; i < m; i++)
        g->u[2 * i] += e[i];
}

int main(void)
{
    for (int l = 0, n = 64; l < 5; l++, n /= 2) {
        levels[l].n = n;
        levels[l].u = (double *)calloc(n + 1, sizeof(double));
        levels[l].f = (double *)calloc(n + 1, sizeof(double));
#pragma mint copy(levels[l].u, toDevice, n + 1) keep
#pragma mint copy(levels[l].f, toDevice, n + 1) keep
    }
    visit(0);
    printf("%g\n", levels[2].u[1]); // want "host code reads 'levels[2].u'"
    {
#pragma mint copy(levels[0].u, fromDevice, 65)
    }
    printf("%g\n", levels[0].u[1]);
    return 0;
}
