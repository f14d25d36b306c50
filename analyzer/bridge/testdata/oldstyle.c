#include <stdio.h>
#include <stdlib.h>

typedef struct { double x; } point;
struct load { int kg; };
static double mean(); // becomes: static double mean(double *a, int n);
int count(), weigh(); // becomes: extern "C" { int count(double *a, int n, double limit), weigh(struct load *l, unsigned char new_); }
static float half(x) float x; { return x / 2; } // becomes: static float half(float x)  { return x / 2; }
int narrow(c, s) const char c; short s; { return c * 1000 + s; } // becomes: extern "C" int narrow(const char c, short s)   { return c * 1000 + s; }
double *cells(n, m) unsigned n, m; { return calloc(n, m * sizeof(double)); } // becomes: extern "C" double *cells(unsigned n, unsigned m)  { return (double *)calloc(n, m * sizeof(double)); }
static double apply(f, p, t)
double (*f)(double);
register point *p; // of one element
const double t[][2];
{
    return f(p->x) + t[0][1];
}
static double twice(double x) { return 2 * x; }
int none() { return 4; } // becomes: extern "C" int none() { return 4; }
static int reads(f, class, s) /* the names */
    int class, f; /* and */ char *s; /* their types */
{
    return f * 100 + class * 10 + s[0];
}

int main(argc, argv) // becomes: int main(int argc, char **argv)
int argc;
char **argv;
{
    int narrow(), i;
    point p = {.x = 3};
    double table[1][2] = {{5, 6}}, *a = cells(4, 1);
    for (i = 0; i < 4; i++)
        a[i] = i + argc;
    printf("%g %d %d %g\n", mean(a, 4), count(a, 4, 2.5), weigh(malloc(8), 300), half(0.3));
    printf("%d %g %d %d\n", narrow(300, 70000), apply(twice, &p, table), none(), reads(1, 2, "a"));
    return 0;
}

static double mean(double *a, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[i];
    return s / n;
}

int count(a, n, limit)
double *a;
int n;
double limit;
{
    int c = 0;
    while (n-- > 0)
        c += a[n] > limit;
    return c;
}

int weigh(l, new)
struct load *l;
unsigned char new;
{
    l->kg = new;
    return l->kg;
}
