#include <signal.h>

#define ROWS(a) double (*a)[n]
#define PASTE(a) a ## _t
#define EXPECT(kind) __##kind##_VERSION__

enum e { A, B };
struct two { int a, b; };
struct four { struct two p, q; };

double max(double a, double b) __asm__("most"); // want "'max' has another meaning"
extern int new __asm__("knew"); // want "'new' has another meaning"
static int PASTE(this);
static int this; // want "'this' has another meaning"
static double f(int n, ROWS(u)) { return u[0][0]; } // want "macro 'ROWS' makes a C construct"
static double g(int n, double (**a)[n]) { return (*a)[0][0]; } // want "C++ has no parameter"
static struct four big = {{1, 2}, .q = {3}, .q.b = 4}; // want "a designator changes part of an earlier value"
static void ignore(int s, siginfo_t *info, void *context) { (void)s; (void)info; (void)context; }
static struct sigaction act = {.sa_sigaction = ignore}; // want "a member of a union has no name, or that of a macro"
#if __STDC_VERSION__ + 1 > 2
#endif

static int run(int n, enum e k)
{
    if (n)
        goto out;
    int list[2] = {1, n}; // want "an array cannot be assigned to"
    n += list[0];
out:
    return k++ + n; // want "steps an enumeration"
}

int main(void)
{
    double x[4];
    int i = 0;
    static struct { int q; } *s;
    s = x; // want "but 'pointer to struct"
    i += f(2, (void *)x) + g(2, 0) > 3 ? &x[0] : &i; // want "the two values of ?:"
    return run(1, A) + big.p.a + new + this + this_t;
}
