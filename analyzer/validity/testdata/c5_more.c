/* Rules: C4, C5, R1. Less direct ways to old values. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct grid {
    int n;
    double *u;
};

void struct_copy(struct grid *g)
{
    int n = g->n;
    struct grid h = *g;
#pragma mint copy(g->u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        g->u[i] = 2 * g->u[i];
    printf("%g\n", h.u[0]); // want "host code reads 'g->u'"
#pragma mint copy(g->u, fromDevice, n)
}

static double *shared;

static double first(void) { return shared[0]; }

void through_global(int n)
{
    shared = (double *)calloc(n, sizeof *shared);
#pragma mint copy(shared, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        shared[i] = 2 * shared[i];
    printf("%g\n", first()); // want "#pragma mint copy(shared, fromDevice, n)"
}

void block_copy(int n, double *u, double *v)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    {
        for (int t = 0; t < 4; t++) {
#pragma mint for
            for (int i = 1; i < n; i++)
                v[i] = u[i - 1];
            memcpy(u, v, n * sizeof *u); // want "host code writes 'u'" "host code reads 'v'"
        }
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
}

static void touch(double *a) { a[0] = 1; }

void call_in_single(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < n; i++)
            u[i] = 2 * u[i];
#pragma mint single
        {
            u[1] = 3;
            touch(&u[2]); // want "host code writes 'u'"
        }
    }
#pragma mint copy(u, fromDevice, n)
}

/* A copy with 'keep' in this file may have been one of the table: in doubt, an error. */
static double table[16];

void write_in_region(int n)
{
    double local[16];
    memset(local, 0, sizeof local);
#pragma mint parallel
    {
        for (int k = 0; k < n; k++) {
            local[0] = k; // want "add after this, or after the last such statement in front of the nest: #pragma mint copy(local, toDevice)"
#pragma mint for
            for (int i = 0; i < 16; i++)
                table[i] = table[i] + local[i];
        }
    }
    printf("%g\n", table[0]); // want "copy(table, fromDevice)"
}

void declared_inside(int n, double *u)
{
#pragma mint copy(u, toDevice, 16)
#pragma mint parallel
    {
        double local[16] = {0};
        local[3] = n;
#pragma mint for
        for (int i = 0; i < 16; i++)
            u[i] = local[i]; // want "add after its declaration: #pragma mint copy(local, toDevice)"
    }
#pragma mint copy(u, fromDevice, 16)
}

static double *state;

static void begin(int n)
{
    state = (double *)calloc(n, sizeof *state);
#pragma mint copy(state, toDevice, n) keep
}

static void advance(int n)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        state[i] = 2 * state[i];
}

static double end(int n)
{
#pragma mint copy(state, fromDevice, n)
#pragma mint copy(state, release)
    return state[0];
}

void kept(int n)
{
    begin(n);
    advance(n);
    printf("%g\n", state[0]); // want "host code reads 'state'"
    advance(n);
    printf("%g\n", end(n));
}

void (*hook)(double *);

void function_pointer(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
    hook(u); // want "is passed to a function pointer"
#pragma mint copy(u, fromDevice, n)
}

/* What may be swapped may be old. */
void maybe_swapped(int n, int flag, double *u, double *v)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
    if (flag) {
        double *t = u;
        u = v;
        v = t;
    }
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = v[i];
    printf("%g\n", v[0]);
    printf("%g\n", u[0]); // want "host code reads 'u'"
}

/* An array of pointers. */
void buffers(int n, double *a, double *b)
{
    double *f[2];
    f[0] = a;
    f[1] = b;
    double *from = f[0], *to = f[1];
#pragma mint copy(f[0], toDevice, n)
#pragma mint copy(f[1], toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        to[i] = from[i];
    printf("%g\n", a[0] + f[0][1]);
    printf("%g\n", f[1][1]); // want "host code reads 'f[1]'"
    for (int k = 0; k < 2; k++)
        printf("%g\n", f[k][0]);
    printf("%g\n", b[0]);
#pragma mint copy(f[1], fromDevice, n)
}

/* A pointer to one of two arrays is on the device when both are, and brought back when both are. */
void chosen(int n, int flag, double *u, double *v)
{
    double *p = flag ? u : v, *q;
    if (flag > 1)
        q = u;
    else
        q = v;
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
#pragma mint copy(u, fromDevice, n)
    printf("%g\n", q[0]); // want "host code reads 'q'"
    printf("%g\n", v[0]); // want "host code reads 'v'"
#pragma mint copy(v, fromDevice, n)
    printf("%g\n", p[0] + q[0] + u[0] + v[0]);
}

/* Only one of the two is on the device: the run time says so. */
void half_mapped(int n, int flag)
{
    static double u[10], v[10];
    double *p = flag ? u : v;
#pragma mint copy(u, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 10; i++)
        p[i] += 1;
    printf("%g\n", v[0]); // want "host code reads 'v'"
#pragma mint copy(u, fromDevice)
}

/* A host write to one of two arrays that are on the device. */
void write_chosen(int n, int flag, double *u, double *v)
{
    double *p = flag ? u : v;
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
    u[0] = 1; // want "host code writes 'u'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
}

/* An array of pointers with an initialiser, and one with a store to any of its elements. */
void listed(int flag)
{
    static double u[10], v[10];
    double *f[2] = {[1] = u, [0] = v}, *p = f[0];
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 10; i++)
        p[i] += 1;
    printf("%g\n", u[1]);
    printf("%g\n", v[1]); // want "host code reads 'v'"
#pragma mint copy(v, fromDevice)
    f[flag] = v;
#pragma mint parallel for
    for (int i = 0; i < 10; i++)
        f[1][i] += 1;
    printf("%g\n", u[1]); // want "host code reads 'u'"
    printf("%g\n", v[1]); // want "host code reads 'v'"
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
    printf("%g\n", u[1] + v[1]);
}

/* After a release nobody has the values. */
void released(void)
{
    static double u[10];
#pragma mint copy(u, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 10; i++)
        u[i] += 1;
#pragma mint copy(u, release)
#pragma mint parallel for // want "this region uses 'u', whose last values were not copied back"
    for (int i = 0; i < 10; i++)
        u[i] += 1;
}

/* A copy in front of the label would be jumped over. */
void jumped_over(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += 1;
    if (n > 8)
        goto show;
    n++;
show:
    printf("%g\n", u[0]); // want "add in braces before this: #pragma mint copy(u, fromDevice, n)"
#pragma mint copy(u, fromDevice, n)
}
