/* Rules: C5. Objects that are seen as another type: by their first member, as another struct. */
#include <stdio.h>
#include <stdlib.h>

enum { N = 40 };

struct base {
    double *p;
    int k;
};

struct derived {
    struct base b;
    double *q;
};

struct other {
    double *y;
    int m;
};

static struct base shared;

void first_pointer(double *u, double *v)
{
    struct base s = {v, 1};
    double **q = (double **)&s;
    *q = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", s.p[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void first_struct(double *u, double *v)
{
    struct derived d = {{v, 1}, v};
    struct base *q = (struct base *)&d;
    q->p = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", d.b.p[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void first_of_first(double *u, double *v)
{
    struct derived d = {{v, 1}, v};
    void *any = &d;
    double **q = (double **)any;
    *q = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", d.b.p[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void read_base(double *u, double *v)
{
    struct derived d = {{v, 1}, v};
    d.b.p = u;
    struct base *q = (struct base *)&d;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", q->p[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

void made(double *u, double *v)
{
    struct derived *d = (struct derived *)malloc(sizeof *d);
    *d = (struct derived){{v, 1}, v};
    struct base *q = (struct base *)d;
    q->p = u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", d->b.p[3]); // want "host code reads"
    free(d);
#pragma mint copy(u, fromDevice, N)
}

void global(double *u, double *v)
{
    shared.p = u;
    void *any = &shared;
    double *w = *(double **)any;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g\n", w[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

/* Right: the arrays that are used are current. */
void right(double *u, double *v)
{
    struct derived d = {{v, 1}, v};
    struct base *q = (struct base *)&d;
    q->k = 3;
    void *any = q;
    struct derived *back = (struct derived *)any;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    printf("%g %g %d\n", back->b.p[3], d.q[3], q->k);
#pragma mint copy(u, fromDevice, N)
}

