#include <stdio.h>
#include <stdlib.h>
#define N 64

typedef struct {
    double *u;
} level;

static double block[3][N];
static level levels[3];

static void relax(double *u, double *v)
{
#pragma mint parallel for
    for (int i = 1; i < N - 1; i++)
        v[i] = u[i - 1] + u[i + 1];
}

static double sum(double **table, int n)
{
    double s = 0;
    for (int k = 0; k < n; k++)
        s += table[k][3];
    return s;
}

/* All of a table is brought back, by one loop or by several. */
static void all_back(int from, int to)
{
    double *rows[4];
    for (int k = 0; k < 4; k++) {
        double *r = rows[k] = calloc(N, sizeof **rows);
#pragma mint copy(r, toDevice, N) keep
    }
    relax(rows[from], rows[to]);
    for (int k = 0; k < 4; ++k) {
        double *r = rows[k];
#pragma mint copy(r, fromDevice, N)
    }
    printf("%g\n", sum(rows, 4));
    int k;
    relax(rows[from], rows[to]);
    for (k = 0; k <= 1; k += 1) {
        double *r = rows[k];
#pragma mint copy(r, fromDevice, N)
        printf("%g\n", rows[k][3]);
    }
    for (k = 2; k < 4; k++) {
        double *r = rows[k];
#pragma mint copy(r, fromDevice, N)
    }
    printf("%g\n", sum(rows, 4));
}

static void planes_back(int from, int to)
{
    for (int k = 0; k < 3; k++) {
        double *p = block[k];
#pragma mint copy(p, toDevice, N) keep
        levels[k].u = calloc(N, sizeof(double));
        level *l = &levels[k];
#pragma mint copy(l->u, toDevice, N) keep
    }
    relax(block[from], block[to]);
    relax(levels[from].u, levels[to].u);
    for (int k = 0; k < 3; k++) {
        double *p = block[k];
#pragma mint copy(p, fromDevice, N)
        level *l = &levels[k];
#pragma mint copy(l->u, fromDevice, N)
    }
    for (int k = 0; k < 3; k++)
        printf("%g %g\n", block[k][3], levels[k].u[3]);
}

/* Not all of it. */
static void too_few(int from, int to)
{
    double *rows[4];
    for (int k = 0; k < 4; k++) {
        double *r = rows[k] = calloc(N, sizeof **rows);
#pragma mint copy(r, toDevice, N) keep
    }
    relax(rows[from], rows[to]);
    for (int k = 0; k < 3; k++) {
        double *r = rows[k];
#pragma mint copy(r, fromDevice, N)
    }
    printf("%g\n", rows[2][3]);
    printf("%g\n", rows[3][3]); // want "host code reads 'rows[3]', whose device copy is the valid one"
}

static void ends_early(int from, int to, int argc)
{
    double *rows[4];
    for (int k = 0; k < 4; k++) {
        double *r = rows[k] = calloc(N, sizeof **rows);
#pragma mint copy(r, toDevice, N) keep
    }
    relax(rows[from], rows[to]);
    for (int k = 0; k < 4; k++) {
        if (k == argc)
            break;
        double *r = rows[k];
#pragma mint copy(r, fromDevice, N)
    }
    printf("%g\n", rows[3][3]); // want "host code reads 'rows[3]', whose device copy is the valid one"
}

static void leaves_out(int from, int to, int argc)
{
    double *rows[4];
    for (int k = 0; k < 4; k++) {
        double *r = rows[k] = calloc(N, sizeof **rows);
#pragma mint copy(r, toDevice, N) keep
    }
    relax(rows[from], rows[to]);
    for (int k = 0; k < 4; k++) {
        double *r = rows[k];
        if (k == argc)
            continue;
#pragma mint copy(r, fromDevice, N)
    }
    printf("%g\n", rows[3][3]); // want "host code reads 'rows[3]', whose device copy is the valid one"
}

static void skips(int from, int to, int argc)
{
    double *rows[4];
    for (int k = 0; k < 4; k++) {
        double *r = rows[k] = calloc(N, sizeof **rows);
#pragma mint copy(r, toDevice, N) keep
    }
    relax(rows[from], rows[to]);
    for (int k = 0; k < 4; k++) {
        double *r = rows[k];
        k += argc;
#pragma mint copy(r, fromDevice, N)
    }
    printf("%g\n", rows[3][3]); // want "host code reads 'rows[3]', whose device copy is the valid one"
}

static void never(int from, int to)
{
    double *rows[4];
    for (int k = 0; k < 4; k++) {
        double *r = rows[k] = calloc(N, sizeof **rows);
#pragma mint copy(r, toDevice, N) keep
    }
    relax(rows[from], rows[to]);
    for (unsigned k = -1; k < 4; k++) {
        double *r = rows[k & 3];
#pragma mint copy(r, fromDevice, N)
    }
    printf("%g\n", rows[3][3]); // want "host code reads 'rows[3]', whose device copy is the valid one"
}

int main(int argc, char **argv)
{
    (void)argv;
    all_back(argc, argc + 1);
    planes_back(argc, argc + 1);
    too_few(argc, argc + 1);
    ends_early(argc, argc + 1, argc);
    leaves_out(argc, argc + 1, argc);
    skips(argc, argc + 1, argc);
    never(argc, argc + 1);
    return 0;
}
