/* clang cannot convert between pointers to arrays of variable size in C++ */
#include <stdio.h>
#include <stdlib.h>

typedef double real;
#define REAL double
#define CONST_OF(type) const type
#define UNALIASED restrict
#define FIELD again

void fill(int n, int m, double a[n][m]);
static double sum(int n, int m, const real (*restrict a)[m], double x[restrict static 2], double flat[n * m]);
static double corner(int, int m, double (*)[m][m + 1]);

void fill(int n, int m, double a[n][m])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            a[i][j] = i * 10 + j;
}

static double sum(int n, int m, const real (*restrict a)[m], double x[restrict static 2], double flat[n * m])
{
    double s = x[1] + flat[2];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            s += a[i][j];
    return s;
}

static double corner(int n, int m, double (*a)[m][m + 1])
{
    double (*b)[m][m + 1] = a, *c[2] = {a[0][0], a[0][1]};
    return b[n - 1][m - 1][m] + c[1][0] + sizeof *a;
}

static void three(double a[static 3][4], int k[const]) { a[1][1] = k[0]; }

/* Macros that make the whole type, qualifiers, or the name. */
static double macros(int n, REAL (*a)[n], CONST_OF(REAL) (*UNALIASED b)[n], const REAL FIELD[3][n]) { return a[0][1] + b[1][0] + FIELD[1][n - 1]; }
static double unnamed(REAL, int n, REAL (*)[n]);
static double unnamed(REAL x, int n, REAL a[static 3][n]) { return x * a[2][n - 1]; }

static double via(int n, double (*f)(int n, int m, double (*)[n]), double a[n][n]) { return f(n, n, a); }
static double first(int n, int m, double (*a)[n]) { return a[0][1] + m; }

int main(void)
{
    int n = 3, m = 4;
    double (*a)[m] = malloc(n * sizeof *a), fixed[3][4], x[2] = {1, 2}, *ptrs[n];
    double (*cube)[m][m + 1] = malloc(n * sizeof *cube);
    int k[1] = {7};
    fill(n, m, a);
    fill(3, 4, fixed);
    ptrs[0] = a[0];
    for (int i = 0; i < n * m * (m + 1); i++)
        (&cube[0][0][0])[i] = i;
    double (*again)[4] = a;
    double (*pick)[m] = n > 2 ? a : a + n; // becomes: double (*pick)[m] = n > 2 ? (__typeof__(pick))a : (__typeof__(pick))(a + n);
    a = pick; // becomes: a = (__typeof__(a))pick;
    a = realloc(a, n * sizeof *a);
    three(again, k);
    printf("%g %g %g\n", sum(n, m, a, x, &fixed[0][0]), corner(n, m, cube), via(2, first, malloc(32)) * 0 + again[1][1] + ptrs[0][0]);
    printf("%g %g\n", macros(m, a, again, again), unnamed(2, 4, again));
    free(a);
    free(cube);
    return 0;
}
