#include <stdio.h>

const int limit = 4; // becomes: extern const int limit = 4;
extern const int declared;
const int declared = 5;
static const int hidden = 6;
const char *const words[2] = {"a", "b"}; // becomes: extern const char *const words[2] = {"a", "b"};
const char *pointer = "c";
const double empty; // becomes: extern const double empty = {};
int twice, other; // the second declaration is the definition
int once; // becomes: extern int once;
int once = 3;
static int again;
static int again; // becomes:

double used(double x); // becomes: extern "C" double used(double x);
extern double outside(double); // becomes: extern "C" double outside(double);
static double local(double x);
inline double quick(double x) { return x * 2; } // becomes: static inline double quick(double x) { return x * 2; }
extern inline double strong(double x) { return x * 3; } // becomes: extern "C"  double strong(double x) { return x * 3; }

double used(double x) { return local(x) + quick(x) + strong(x); } // becomes: extern "C" double used(double x) { return local(x) + quick(x) + strong(x); }
static double local(double x) { return x + 1; }
double (*chosen)(double) = used;
double
split(int a) // the return type stands on its own line
{
    return a + limit;
}

int main(void)
{
    int t[4] = {limit, declared, hidden, once};
    printf("%g %g %s%s%s %g\n", used(1), split(t[0]), words[0], words[1], pointer, empty + twice + other + again + chosen(2));
    return 0;
}
