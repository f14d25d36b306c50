/* Rules: C5. Pointers that reach what lies beside their object, choose, and move as bytes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 40 };

struct holder {
    double *p;
};

struct field {
    double d[N];
    int k;
};

/* The address of an element of a table is a pointer into the table. */
void others(double *u, double *v)
{
    double *t[3] = {u, v, u};
    double **q = &t[1];
    struct holder s[2] = {{u}, {v}};
    struct holder *h = &s[0];
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = 2 * u[i];
    printf("%g %g %g\n", q[1][3], q[-1][3], h[0].p[3]);
#pragma mint copy(v, fromDevice, N)
}

void same(double *u, double *v)
{
    double *t[3] = {u, v, u};
    double **q = &t[1];
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = 2 * u[i];
    printf("%g\n", q[0][3]); // want "host code reads 'v'"
#pragma mint copy(v, fromDevice, N)
}

void next(double *u, double *v)
{
    double *t[3] = {u, v, u};
    double **q = &t[0];
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = 2 * u[i];
    printf("%g\n", q[1][3]); // want "host code reads 'v'"
#pragma mint copy(v, fromDevice, N)
}

void before(double *u, double *v)
{
    double *t[3] = {u, v, u};
    double **q = &t[2];
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = 2 * u[i];
    printf("%g\n", q[-1][3]); // want "host code reads 'v'"
#pragma mint copy(v, fromDevice, N)
}

void next_struct(double *u, double *v)
{
    struct holder s[2] = {{u}, {v}};
    struct holder *h = &s[0];
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = 2 * u[i];
    printf("%g\n", h[1].p[3]); // want "host code reads 'v'"
#pragma mint copy(v, fromDevice, N)
}

void any_struct(double *u, double *v)
{
    struct holder s[2] = {{u}, {v}};
    struct holder *h = &s[0];
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = 2 * u[i];
    for (int k = 0; k < 2; k++)
        printf("%g\n", h[k].p[3]); // want "host code reads"
#pragma mint copy(v, fromDevice, N)
}

/* The first operand of ?: may be its value. */
void chosen(double *u, double *v)
{
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = 2 * u[i];
    printf("%g\n", (u ?: v)[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
}

double first_chosen(double *u, double *v)
{
    double *p = u ?: v;
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = 2 * u[i];
    printf("%g\n", p[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
    return p[0];
}

static double third(double *p) { return p[3]; }

static double zero(double *p) { return p == 0; }

double called(double *u)
{
    double (*f)(double *) = third;
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = 2 * u[i];
    double x = (f ?: zero)(u); // want "host code reads 'u'"
#pragma mint copy(u, fromDevice, N)
    return x;
}

/* memcpy and the like move more than the element that they are given. */
void moved(double *u, double *v)
{
    double *t[4] = {u, u, u, v};
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = 2 * u[i];
    memcpy(&t[0], &t[2], 2 * sizeof *t);
    printf("%g\n", t[1][3]); // want "host code reads"
#pragma mint copy(v, fromDevice, N)
}

void members(double *u, double *v)
{
    struct two {
        double *a, *b;
    } s = {u, v}, r = {u, u};
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = 2 * u[i];
    memcpy(&r.a, &s.a, sizeof r);
    printf("%g\n", r.b[3]); // want "host code reads"
#pragma mint copy(v, fromDevice, N)
}

static int descending(const void *a, const void *b)
{
    double *x = *(double **)a, *y = *(double **)b;
    return x < y ? 1 : x > y ? -1 : 0;
}

void sorted(double *u, double *v)
{
    double *t[2] = {u, v};
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = 2 * u[i];
    qsort(t, 2, sizeof *t, descending);
    printf("%g\n", t[0][3]); // want "host code reads"
#pragma mint copy(v, fromDevice, N)
}

/* Arrays in structs of an array go with their struct, and with a range of them. */
void other_field(FILE *f)
{
    struct field s[2] = {{{0}, 0}}, r[2];
#pragma mint copy(s[1].d, toDevice)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        s[1].d[i] = 2 * i;
    r[0] = s[0];
    memcpy(&r[0], &s[0], sizeof r[0]);
#pragma mint copy(s[1].d, fromDevice)
    fprintf(f, "%g %g\n", r[0].d[3], r[1].d[3]);
}

void assigned_field(FILE *f)
{
    struct field s[2] = {{{0}, 0}}, r[2];
#pragma mint copy(s[1].d, toDevice)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        s[1].d[i] = 2 * i;
    r[1] = s[1]; // want "host code reads"
#pragma mint copy(s[1].d, fromDevice)
    fprintf(f, "%g %g\n", r[0].d[3], r[1].d[3]);
}

void copied_fields(FILE *f)
{
    struct field s[2] = {{{0}, 0}}, r[2];
#pragma mint copy(s[1].d, toDevice)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        s[1].d[i] = 2 * i;
    memcpy(&r[0], &s[0], sizeof r); // want "host code reads"
#pragma mint copy(s[1].d, fromDevice)
    fprintf(f, "%g %g\n", r[0].d[3], r[1].d[3]);
}

void written_fields(FILE *f)
{
    struct field s[2] = {{{0}, 0}}, r[2];
#pragma mint copy(s[1].d, toDevice)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        s[1].d[i] = 2 * i;
    fwrite(&s[0], sizeof s[0], 2, f); // want "host code reads"
#pragma mint copy(s[1].d, fromDevice)
    fprintf(f, "%g %g\n", r[0].d[3], r[1].d[3]);
}

/* The struct that a statement expression gives. */
void statement(double *u)
{
    struct holder s = {u};
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = 2 * u[i];
    printf("%g\n", ({ struct holder t = s; t; }).p[3]); // want "host code reads 'u'"
#pragma mint copy(u, fromDevice, N)
}
