/* Rules: C5, C1. Host code that comes to an array on the device by another name. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
#include <stdarg.h>
#include <unistd.h>

enum { n = 64 };
typedef struct {
    int count;
    double *u, *v;
} Field;

/* The block below a table of rows. */
void block_below(void)
{
    double *data = malloc(n * n * sizeof *data), **u = malloc(n * sizeof *u);
    for (int i = 0; i < n; i++)
        u[i] = data + i * n;
#pragma mint copy(u, toDevice, n, n)
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            u[i][j] *= 2;
    printf("%g\n", data[5]); // want "host code reads 'u', whose device copy is the valid one"
#pragma mint copy(u, fromDevice, n, n)
    printf("%g %g %g\n", data[5], u[0][5], *u[1]);
}

/* A row of its own name. */
void row(double **u)
{
    double *first = u[0], **table = u;
#pragma mint copy(u, toDevice, n, n)
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            u[i][j] *= 2;
    printf("%g\n", first[5]); // want "host code reads 'u'"
    table[3][1] = 2;          // want "host code writes 'u'"
#pragma mint copy(u, fromDevice, n, n)
    printf("%g\n", first[5] + table[3][1]);
}

/* A pointer that is found again by a distance from another object. */
static struct link {
    long to;
} here;

static double *linked(const struct link *from) { return (double *)((char *)from + from->to); }

void distance(double *u)
{
    here.to = (char *)u - (char *)&here;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] *= 2;
    printf("%g\n", linked(&here)[3]); // want "host code reads 'u'"
#pragma mint copy(u, fromDevice, n)
    printf("%g\n", linked(&here)[3]);
}

void apart(double *u)
{
    double other[2];
    long distance = u - other;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] *= 2;
    other[distance + 2] = 1; // want "host code writes"
#pragma mint copy(u, fromDevice, n)
    printf("%g\n", other[distance + 2]);
}

static double a[n], b[n], *cur = a, *nxt = b, *const fixed = a;
static double *both[2] = {a, b};
static struct {
    double *p;
    int k;
} holder = {b, 3};

static void step(void)
{
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        nxt[i] = cur[i - 1] + cur[i + 1];
    double *t = cur;
    cur = nxt;
    nxt = t;
}

static void doubled(void)
{
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
    for (int t = 0; t < 4; t++)
        step();
    printf("%g\n", fixed[1]); // want "host code reads"
    step();
    both[1][2] = 1; // want "host code writes"
    step();
    printf("%g\n", holder.p[1]); // want "host code reads"
#pragma mint copy(a, fromDevice)
#pragma mint copy(b, fromDevice)
    printf("%g\n", fixed[1] + both[0][2] + holder.p[1] + cur[1] + nxt[1]);
}

/* Library functions. */
static char life[8][17];
static int w[16];
static void library(FILE *f, int fd)
{
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < 8; i++)
            for (int j = 0; j < 16; j++)
                life[i][j] += 1;
#pragma mint for
        for (int i = 0; i < 16; i++)
            w[i] *= 2;
        printf("%-*.*s %p\n", 3, 16, life[1], (void *)w); // want "host code reads 'life'"
        sscanf("12", "%d", &w[1]); // want "host code writes 'w'"
#pragma mint for nest(2)
        for (int i = 0; i < 8; i++)
            for (int j = 0; j < 16; j++)
                life[i][j] += 1;
        puts(life[3]); // want "host code reads 'life'"
#pragma mint for nest(2)
        for (int i = 0; i < 8; i++)
            for (int j = 0; j < 16; j++)
                life[i][j] += 1;
        strcpy(life[2], "hello"); // want "host code writes 'life'"
#pragma mint for
        for (int i = 0; i < 16; i++)
            w[i] *= 2;
        fwrite(w, sizeof *w, 16, f); // want "host code reads 'w'"
#pragma mint for
        for (int i = 0; i < 16; i++)
            w[i] *= 2;
        if (write(fd, w, sizeof w) < 0) // want "host code reads 'w'"
            return;
#pragma mint for
        for (int i = 0; i < 16; i++)
            w[i] *= 2;
        if (read(fd, w, sizeof w) < 0) // want "host code writes 'w'"
            return;
#pragma mint for
        for (int i = 0; i < 16; i++)
            w[i] *= 2;
        printf("%d%n", 1, &w[3]); // want "host code writes 'w'"
    }
}

static int compare(const void *x, const void *y) { return *(const int *)x - *(const int *)y; }

static int weights[16], order[16];
static int by_weight(const void *x, const void *y) { return weights[*(const int *)x] - weights[*(const int *)y]; }

static void sorted(void)
{
#pragma mint copy(weights, toDevice)
#pragma mint parallel for
    for (int i = 0; i < 16; i++)
        weights[i] = i * 7 % 5;
    qsort(order, 16, sizeof *order, compare);
    qsort(order, 16, sizeof *order, by_weight); // want "host code reads 'weights'"
#pragma mint copy(weights, fromDevice)
    qsort(order, 16, sizeof *order, by_weight);
}

/* A struct that holds the array itself. */
static struct {
    int steps;
    double u[n], v[n];
} world, saved;

static void whole(void)
{
#pragma mint copy(world.u, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        world.u[i] += 1;
    world.steps++;
    printf("%g\n", world.v[3]);
    saved = world; // want "host code reads 'world.u'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        world.u[i] += 1;
    memset(&world, 0, sizeof world); // want "host code writes 'world.u'"
#pragma mint copy(world.u, fromDevice)
    saved = world;
    double *all = (double *)&world;
    all[3] = 1; // want "host code writes 'world.u'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        world.u[i] += 1;
#pragma mint copy(world.u, fromDevice)
}

/* Tables of structs that hold pointers. */
void struct_table(double *p, double *q)
{
    Field fs[2], *copy = malloc(2 * sizeof *copy);
    fs[0].u = p;
    fs[1].u = q;
    memcpy(copy, fs, sizeof fs);
#pragma mint copy(p, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", fs[1].u[3]);
    printf("%g\n", fs[0].u[3]); // want "host code reads 'p'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", copy[0].u[3]); // want "host code reads 'p'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    for (int k = 0; k < 2; k++)
        printf("%g\n", fs[k].u[3]); // want "host code reads 'p'"
#pragma mint copy(p, fromDevice, n)
}

/* Pointers to pointers, in unions, as numbers, in literals. */
void hidden(double *p, int flag)
{
    double **pp = &p, ***ppp = &pp;
    union {
        double *d;
        char *c;
        uintptr_t number;
    } x;
    x.d = p;
    uintptr_t address = (uintptr_t)p + 8;
    Field *literal = &(Field){.count = 2, .u = p};
    double *list[][2] = {{0, p}, {p, 0}};
#pragma mint copy(p, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    (**ppp)[3] = 1; // want "host code writes 'p'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%d\n", x.c[3]); // want "host code reads 'p'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", *(double *)x.number); // want "host code reads 'p'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", *(double *)address); // want "host code reads 'p'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", literal->u[0]); // want "host code reads 'p'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", list[flag][!flag][2]); // want "host code reads 'p'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", ((Field){1, p, p}).v[2]); // want "host code reads 'p'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", (flag ? p : *pp)[1]); // want "host code reads 'p'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", (flag++, p)[1]); // want "host code reads 'p'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", ({ double *q = p; q + 1; })[1]); // want "host code reads 'p'"
#pragma mint copy(p, fromDevice, n)
    printf("%g\n", **pp + *x.d + *(double *)address + literal->u[0] + list[0][1][2]);
}

/* Structs by value and as results. */
static Field made(double *p)
{
    Field f = {n, p, p};
    return f;
}
static double first(Field f) { return f.u[0]; }

void by_value(double *p)
{
    Field f = made(p);
#pragma mint copy(p, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", first(f)); // want "the access is here"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", f.u[3]); // want "host code reads 'p'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    printf("%g\n", made(p).v[3]); // want "host code reads 'p'"
#pragma mint copy(p, fromDevice, n)
    printf("%g\n", first(f) + f.v[2]);
}

/* Variadic functions. */
static double sum_of(int count, ...)
{
    va_list ap;
    double s = 0;
    va_start(ap, count);
    for (int k = 0; k < count; k++)
        s += *va_arg(ap, double *);
    va_end(ap);
    return s;
}
static void say(const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vprintf(format, ap);
    va_end(ap);
}

void variadic(double *p, char *text)
{
#pragma mint copy(p, toDevice, n)
#pragma mint copy(text, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += text[i]++;
    printf("%g\n", sum_of(2, p + 3, p + 4)); // want "the access is here"
    say("%p\n", p);
    say("%s\n", text); // want "the access is here"
#pragma mint copy(p, fromDevice, n)
#pragma mint copy(text, fromDevice, n)
}

/* Functions in tables. */
static double look(double *p) { return p[0]; }
static double ignore(double *p) { return p != 0; }
static struct {
    const char *name;
    double (*f)(double *);
} const actions[] = {{"ignore", ignore}, {"ignore too", ignore}};

static void by_pointer(double *p)
{
    double (*f)(double *) = ignore;
#pragma mint copy(p, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        p[i] += 1;
    f(p);
    actions[0].f(p);
    (*actions[n % 2].f)(p);
    f = look;
    (*f)(p); // want "the access is here"
#pragma mint copy(p, fromDevice, n)
    f(p);
}

static double exits[n];
static void at_exit(void) { printf("%g\n", exits[0]); }

static void ending(int flag)
{
    atexit(at_exit); // want "host code reads 'exits'"
#pragma mint copy(exits, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        exits[i] += 1;
    if (flag)
        exit(1);
#pragma mint copy(exits, fromDevice)
}

int main(int argc, char **argv)
{
    (void)argv;
    doubled();
    library(stdout, 1);
    sorted();
    whole();
    by_pointer(malloc(n * 8));
    ending(argc);
    return 0;
}
