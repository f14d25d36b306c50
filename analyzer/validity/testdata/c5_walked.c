/* Rules: C5. Pointers that move along tables, and elements that the analysis sees as one. */
#include <stdio.h>
#include <stdlib.h>

enum { N = 40 };

struct holder {
    double *p;
};

struct field {
    double d[N];
    int k;
};

struct node {
    struct node *next;
    double *u;
};

void other_element(double *u, double *v, int k)
{
    double *t[2] = {u, v};
    double **q = t;
    q++;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(t[0], fromDevice, N)
    printf("%g\n", t[0][3]);
    printf("%g\n", t[1][3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
}

void walked_back(double *u, double *v, int k)
{
    double *t[2] = {u, v};
    double **q = t;
    q += k;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
    double *w = *q;
#pragma mint copy(w, fromDevice, N)
    printf("%g\n", w[3]);
    printf("%g\n", t[0][3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
}

void step_by_step(double *u, double *v, int k)
{
    double *t[2] = {u, v};
    double **q = t;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
    double *w = *q++;
#pragma mint copy(w, fromDevice, N)
    w = *q;
    printf("%g\n", w[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
}

void sum(double *u, double *v, int k)
{
    double *t[2] = {u, v};
    double **q = t;
    q = t + 1;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(t[0], fromDevice, N)
    printf("%g\n", q[0][3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
}

void members(double *u, double *v, int k)
{
    struct holder s[2] = {{u}, {v}};
    struct holder *q = s;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
    double *w = q->p;
#pragma mint copy(w, fromDevice, N)
    q++;
    printf("%g\n", q->p[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
}

void member_of_sum(double *u, double *v, int k)
{
    struct holder s[2] = {{u}, {v}};
    struct holder *q = s;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
    double *w = q->p;
#pragma mint copy(w, fromDevice, N)
    printf("%g\n", (q + 1)->p[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
}

void many(double *u, double *v, int k)
{
    struct holder s[20] = {{0}};
    s[k].p = u;
    s[k + 1].p = v;
    int l = k + 1;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
    double *w = s[2 * k].p;
#pragma mint copy(w, fromDevice, N)
    printf("%g\n", s[3 * l].p[3]); // want "host code reads"
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
}

void large_subscripts(double *u, double *v)
{
    static struct field f[20];
    double *t[20] = {0};
    t[17] = u;
    t[18] = v;
#pragma mint copy(t[17], toDevice, N)
#pragma mint copy(t[18], toDevice, N)
#pragma mint copy(f[17].d, toDevice)
#pragma mint copy(f[18].d, toDevice)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        t[17][i] = t[18][i] = f[17].d[i] = f[18].d[i] = 2 * i;
#pragma mint copy(t[17], fromDevice, N)
#pragma mint copy(f[17].d, fromDevice)
    printf("%g %g\n", t[17][3], f[17].d[3]);
    printf("%g\n", t[18][3]); // want "host code reads"
    printf("%g\n", f[18].d[3]); // want "host code reads"
#pragma mint copy(t[18], fromDevice, N)
#pragma mint copy(f[18].d, fromDevice)
}

/* What moves in a circle, or over all, is what it was. */
void right(double *u, double *v, int k)
{
    double *t[2] = {u, v};
    double **q = t;
    struct holder s[2] = {{u}, {v}};
    struct holder *h = s;
    for (; q < t + 2; q++)
        **q = 1;
    for (h = s; h < s + 2; h++)
        h->p[0] = 1;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
    for (q = t; q < t + 2; q++)
        printf("%g\n", (*q)[3]);
    for (h = s; h < s + 2; h++)
        printf("%g\n", h->p[3]);
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
}

void allocated(int k)
{
    double *t[2];
    for (double **q = t; q < t + 2; q++)
        *q = (double *)calloc(N, sizeof **q);
#pragma mint copy(t[0], toDevice, N)
#pragma mint copy(t[1], toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        t[1][i] = t[0][i] + i;
#pragma mint copy(t[1], fromDevice, N)
    printf("%g %g\n", t[0][3], t[1][3]);
}

void other_field(void)
{
    struct field s[2] = {{{0}, 0}};
#pragma mint copy(s[0].d, toDevice)
#pragma mint copy(s[1].d, toDevice)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        s[1].d[i] = s[0].d[i] = 2 * i;
#pragma mint copy(s[0].d, fromDevice)
    printf("%g\n", s[0].d[3]);
    printf("%g\n", s[1].d[3]); // want "host code reads 's[1].d'"
#pragma mint copy(s[1].d, fromDevice)
}

void next_field(void)
{
    struct field s[2] = {{{0}, 0}}, *q = s;
#pragma mint copy(s[0].d, toDevice)
#pragma mint copy(s[1].d, toDevice)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        s[1].d[i] = s[0].d[i] = 2 * i;
#pragma mint copy(s[0].d, fromDevice)
    printf("%g\n", s[0].d[3]);
    q++;
    printf("%g\n", q->d[3]); // want "host code reads"
#pragma mint copy(s[0].d, fromDevice)
#pragma mint copy(s[1].d, fromDevice)
}

void sum_of_field(void)
{
    struct field s[2] = {{{0}, 0}}, *q = s;
#pragma mint copy(s[0].d, toDevice)
#pragma mint copy(s[1].d, toDevice)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        s[1].d[i] = s[0].d[i] = 2 * i;
#pragma mint copy(s[0].d, fromDevice)
    printf("%g\n", s[0].d[3]);
    printf("%g\n", (q + 1)->d[3]); // want "host code reads"
#pragma mint copy(s[0].d, fromDevice)
#pragma mint copy(s[1].d, fromDevice)
}

void made(int n)
{
    struct node *head = NULL;
    for (int k = 0; k < n; k++) {
        struct node *b = (struct node *)malloc(sizeof *b);
        b->u = (double *)calloc(N, sizeof *b->u);
        b->next = head;
        head = b;
    }
    double *u = head->u, *v = head->next->u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(u, fromDevice, N)
    printf("%g\n", head->u[3]);
    printf("%g\n", head->next->u[3]); // want "host code reads"
#pragma mint copy(v, fromDevice, N)
}

void third(int n)
{
    struct node *head = NULL;
    for (int k = 0; k < n; k++) {
        struct node *b = (struct node *)malloc(sizeof *b);
        b->u = (double *)calloc(N, sizeof *b->u);
        b->next = head;
        head = b;
    }
    struct node *b = head->next;
    double *u = b->u, *v = b->next->u;
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = v[i] = 2 * i;
#pragma mint copy(u, fromDevice, N)
    b = b->next;
    printf("%g\n", b->u[3]); // want "host code reads"
#pragma mint copy(v, fromDevice, N)
}
