/* Rules: C5. Elements that are structs. */
#include <stdio.h>
#include <stdlib.h>

struct cell {
    double h;
    int flag;
};

static double total(const struct cell *c, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += c[i].h;
    return s;
}

void of_caller(struct cell *c, int n)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        c[i].h = 2 * c[i].h;
    printf("%g\n", c[0].h); // want "host code reads 'c'"
    struct cell first = c[0];
    printf("%g %g\n", total(c, n), first.h);
}

void written(struct cell *c, int n)
{
#pragma mint copy(c, toDevice, n)
    c[0].flag = 1; // want "host code writes 'c'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        c[i].h = 2 * c[i].flag;
#pragma mint copy(c, fromDevice, n)
    printf("%g\n", total(c, n));
}

struct pair {
    double *of[2];
};

struct group {
    struct {
        double *of[2];
    } in[2];
};

/* Pointers in arrays of structs, by their initialisers. */
double pairs(int k)
{
    static double a[9], b[9];
    const struct pair listed[2] = {{{0, a}}, {{a, 0}}};
    struct group grouped[2] = {{{{{0, 0}}, {{0, b}}}}, {{{{0, 0}}, {{b, 0}}}}};
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 9; i++)
        a[i] = b[i] = i;
    double seen = listed[1].of[k][3]; // want "host code reads 'a'"
    seen += grouped[k].in[1].of[k][3]; // want "host code reads 'b'"
#pragma mint copy(a, fromDevice)
#pragma mint copy(b, fromDevice)
    return seen;
}


struct sim {
    double *buf[2];
    int cur;
};

static struct sim *make_sim(int n)
{
    struct sim *s = calloc(1, sizeof *s);
    for (int b = 0; b < 2; b++)
        s->buf[b] = malloc(n * sizeof(double));
    return s;
}

static void step_sim(struct sim *s, int n)
{
    const double *from = s->buf[s->cur];
    double *to = s->buf[!s->cur];
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        to[i] = from[i - 1] + from[i + 1];
    s->cur ^= 1;
}

/* The table in a struct that is alone in its block has the elements that its type says; both are brought back. */
double alone_in_block(int n)
{
    struct sim *s = make_sim(n);
#pragma mint copy(s->buf[0], toDevice, n)
#pragma mint copy(s->buf[1], toDevice, n)
    step_sim(s, n);
#pragma mint copy(s->buf[0], fromDevice, n)
    double seen = s->buf[0][3] + s->buf[s->cur][3]; // want "add before this: #pragma mint copy(s->buf[1], fromDevice, n)"
#pragma mint copy(s->buf[1], fromDevice, n)
    return seen + s->buf[s->cur][3];
}

/* In a block of several, the others' are not. */
double beside_others(int n, int k)
{
    struct sim *s = malloc(2 * sizeof *s);
    for (int i = 0; i < 2; i++)
        for (int b = 0; b < 2; b++)
            s[i].buf[b] = malloc(n * sizeof(double));
    struct sim *other = &s[1];
#pragma mint copy(s->buf[0], toDevice, n)
#pragma mint copy(s->buf[1], toDevice, n)
#pragma mint copy(other->buf[0], toDevice, n)
#pragma mint copy(other->buf[1], toDevice, n)
    step_sim(other, n);
#pragma mint copy(s->buf[0], fromDevice, n)
#pragma mint copy(s->buf[1], fromDevice, n)
    return s[k].buf[s->cur][3]; // want "host code reads"
}
