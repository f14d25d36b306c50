/* Rules: C1, C5, R1, R3. Programs as people write them, with nothing to complain about. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 64

typedef double ***field;

static field alloc3(int l, int m, int n)
{
    field a = (field)malloc(l * sizeof(double **));
    a[0] = (double **)malloc(l * m * sizeof(double *));
    a[0][0] = (double *)malloc(l * m * n * sizeof(double));
    for (int i = 1; i < l; i++)
        a[i] = a[0] + i * m;
    for (int i = 0; i < l; i++)
        for (int j = 0; j < m; j++)
            a[i][j] = a[0][0] + (i * m + j) * n;
    return a;
}

static void free3(field a)
{
    free(a[0][0]);
    free(a[0]);
    free(a);
}

static double norm(field a, int n)
{
    double s = 0;
    for (int i = 1; i < n; i++)
        for (int j = 1; j < n; j++)
            s += a[i][j][1] * a[i][j][1];
    return sqrt(s);
}

/* The result goes back through the caller's pointers. */
static int solve(double ***_E, double ***_E_prev, double **R, int m, int n, int niter)
{
    double **E = *_E, **E_prev = *_E_prev;
    int i, j;
#pragma mint copy(E, toDevice, n + 2, m + 2)
#pragma mint copy(E_prev, toDevice, n + 2, m + 2)
#pragma mint copy(R, toDevice, n + 2, m + 2)
#pragma mint parallel
    {
        for (int t = 0; t < niter; t++) {
#pragma mint for nest(2)
            for (j = 1; j < m + 1; j++)
                for (i = 1; i < n + 1; i++)
                    E[j][i] = E_prev[j][i] + 0.1 * (E_prev[j][i + 1] + E_prev[j][i - 1]) - R[j][i];
#pragma mint single
            {
                double **tmp = E;
                E = E_prev;
                E_prev = tmp;
            }
        }
    }
#pragma mint copy(E, fromDevice, n + 2, m + 2)
#pragma mint copy(E_prev, fromDevice, n + 2, m + 2)
    *_E = E;
    *_E_prev = E_prev;
    return niter;
}

/* Listing 1, with a look at the field every few steps. */
int main(int argc, char **argv)
{
    int n = N, T = argc > 1 ? atoi(argv[1]) : 5, t = 0;
    field U = alloc3(n + 2, n + 2, n + 2), Unew = alloc3(n + 2, n + 2, n + 2);
    if (!U || !Unew) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    for (int i = 0; i < n + 2; i++)
        for (int j = 0; j < n + 2; j++)
            for (int k = 0; k < n + 2; k++)
                U[i][j][k] = Unew[i][j][k] = i + j + k;
    double seconds = 0;
#pragma mint copy(U, toDevice, (n + 2), (n + 2), (n + 2))
#pragma mint copy(Unew, toDevice, (n + 2), (n + 2), (n + 2))
#pragma mint parallel
    {
        while (t++ < T) {
#pragma mint for nest(all) tile(16, 16, 1)
            for (int z = 1; z <= n; z++)
                for (int y = 1; y <= n; y++)
                    for (int x = 1; x <= n; x++)
                        Unew[z][y][x] = U[z - 1][y][x] + U[z][y + 1][x];
#pragma mint single
            {
                field tmp;
                tmp = U;
                U = Unew;
                Unew = tmp;
            }
            if (t % 10 == 0) {
#pragma mint copy(U, fromDevice, (n + 2), (n + 2), (n + 2))
                printf("%d %g\n", t, norm(U, n));
            }
        }
    }
#pragma mint copy(U, fromDevice, (n + 2), (n + 2), (n + 2))
    printf("%g %g\n", norm(U, n), seconds);
    double **E = (double **)calloc(n, 8), **P = (double **)calloc(n, 8), **R = (double **)calloc(n, 8);
    for (int i = 0; i < n; i++) {
        E[i] = i ? E[0] + i * n : (double *)calloc(n * n, 8);
        P[i] = i ? P[0] + i * n : (double *)calloc(n * n, 8);
        R[i] = i ? R[0] + i * n : (double *)calloc(n * n, 8);
    }
    solve(&E, &P, R, n - 2, n - 2, T);
    printf("%g\n", E[1][1] + P[1][1]);
    free(E[0]);
    free3(U);
    free3(Unew);
    return 0;
}

static double a[2][N][N];
static struct {
    double *u, *v, *f[3];
    int n;
} g;

static void setup(int n)
{
    g.n = n;
    g.u = (double *)calloc(n, sizeof(double));
    g.v = (double *)calloc(n, sizeof(double));
    for (int k = 0; k < 3; k++)
        g.f[k] = (double *)calloc(n, sizeof(double));
}

double globals(int steps)
{
    setup(10);
    int n = g.n;
    {
#pragma mint copy(g.u, toDevice, n)
#pragma mint copy(g.v, toDevice, n)
#pragma mint copy(g.f[0], toDevice, n)
#pragma mint copy(g.f[1], toDevice, n)
        for (int t = 0; t < steps; t++) {
#pragma mint parallel
            {
#pragma mint for
                for (int i = 1; i < n - 1; i++)
                    g.v[i] = g.u[i - 1];
#pragma mint barrier
#pragma mint for nest(2)
                for (int i = 1; i < N; i++)
                    for (int j = 0; j < N; j++)
                        a[1][i][j] = a[0][i - 1][j];
            }
            double *p = g.u;
            g.u = g.v;
            g.v = p;
        }
#pragma mint copy(g.u, fromDevice, n)
#pragma mint copy(g.v, fromDevice, n)
    }
    return g.u[0] + a[1][0][0] + g.f[2][0];
}
