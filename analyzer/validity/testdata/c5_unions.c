/* Rules: C5. Arrays that are members of unions: what reaches the union's bytes reaches them. */
#include <stdio.h>
#include <string.h>

enum { N = 40 };

union box {
    double d[N];
    unsigned char bytes[N * sizeof(double)];
    struct {
        double x, y;
    } first;
};

struct tagged {
    int tag;
    union {
        double d[N];
        double rows[4][N / 4];
    } w;
};

static double third(union box b) { return b.d[3]; }

void assigned(union box *b)
{
    double *u = b->d;
    union box copy;
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = 2 * i;
    copy = *b; // want "host code reads 'u'"
#pragma mint copy(u, fromDevice, N)
    printf("%g\n", u[3]);
}

void member(union box *b)
{
    double *u = b->d;
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = 2 * i;
    printf("%g\n", b->first.y); // want "host code reads 'u'"
#pragma mint copy(u, fromDevice, N)
    printf("%g\n", u[3]);
}

void bytes(union box *b)
{
    double *u = b->d;
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = 2 * i;
    printf("%d\n", b->bytes[9]); // want "host code reads 'u'"
#pragma mint copy(u, fromDevice, N)
    printf("%g\n", u[3]);
}

void passed(union box *b)
{
    double *u = b->d;
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = 2 * i;
    printf("%g\n", third(*b)); // want "host code reads 'u'"
#pragma mint copy(u, fromDevice, N)
    printf("%g\n", u[3]);
}

void seen(union box *b)
{
    double *u = b->d;
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = 2 * i;
    printf("%d\n", *(char *)b); // want "host code reads 'u'"
#pragma mint copy(u, fromDevice, N)
    printf("%g\n", u[3]);
}

void around(struct tagged *s)
{
    double *u = s->w.d;
    struct tagged other;
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = 2 * i;
    other = *s; // want "host code reads 'u'"
#pragma mint copy(u, fromDevice, N)
    printf("%g\n", u[3]);
}

void moved(struct tagged *s)
{
    double *u = s->w.d;
    struct tagged other;
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = 2 * i;
    memcpy(&other, s, sizeof *s); // want "host code reads 'u'"
#pragma mint copy(u, fromDevice, N)
    printf("%g\n", u[3]);
}

void rows(struct tagged *s)
{
    double *u = s->w.d;
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = 2 * i;
    printf("%g\n", s->w.rows[1][2]); // want "host code reads 'u'"
#pragma mint copy(u, fromDevice, N)
    printf("%g\n", u[3]);
}

void written(union box *b)
{
    double *u = b->d;
    union box zero = {{0}};
#pragma mint copy(u, toDevice, N)
    *b = zero; // want "host code writes 'u'"
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] += 1;
#pragma mint copy(u, fromDevice, N)
    memset(b->bytes, 0, sizeof b->bytes);
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] += 1;
#pragma mint copy(u, fromDevice, N)
    printf("%g\n", b->d[3]);
}

/* One of several unions. */
void several(void)
{
    union box list[3];
    double *u = list[1].d, *v = list[2].d;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(v, fromDevice, N)
    for (union box *b = list; b < list + 3; b++)
        printf("%g\n", b->d[4]); // want "host code reads 'u'"
}
