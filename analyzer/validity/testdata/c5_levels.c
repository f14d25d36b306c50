#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int n;
    double *u, *f;
} level;

static level levels[4];
static double *rows[4], *pairs[4], *halves[4], *all[4], *last, *given[4];

static double *give(int k) { return given[k] = calloc(64, sizeof **given); }

static void triple(double *p)
{
#pragma mint copy(p, toDevice, 64) keep
#pragma mint parallel for
    for (int i = 0; i < 64; i++)
        p[i] *= 3;
}

static void relax(level *l)
{
    int n = l->n;
    double *u = l->u, *f = l->f;
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        u[i] += f[i];
}

static void allocate(void)
{
    for (int k = 0; k < 4; k++) {
        level *l = &levels[k];
        l->n = 64 >> k;
        l->u = calloc(64, sizeof *l->u);
        l->f = calloc(64, sizeof *l->f);
        rows[k] = calloc(64, sizeof *rows[k]);
    }
}

int main(int argc, char **argv)
{
    allocate();
    for (int k = 0; k < 4; k += 2)
        pairs[k] = pairs[k + argc] = calloc(64, sizeof **pairs);
    for (int k = 0; k < 4; k++) {
        level *l = &levels[k];
        double *r = rows[k];
#pragma mint copy(l->u, toDevice, 64) keep
#pragma mint copy(l->f, toDevice, 64) keep
#pragma mint copy(r, toDevice, 64) keep
    }
    for (int k = 0; k < 4; k++) {
        double *r = rows[k];
#pragma mint parallel for
        for (int i = 0; i < 64; i++)
            r[i] += i;
    }
    for (int k = 0; k < 4; k++)
        relax(&levels[k]);
    printf("%g\n", levels[1].f[3]);
    printf("%g\n", levels[0].u[3]); // want "host code reads 'levels[0].u'"
    printf("%g\n", rows[0][3]); // want "host code reads 'rows[0]'"
    double *p = pairs[1];
#pragma mint copy(p, toDevice, 64)
#pragma mint parallel for
    for (int i = 0; i < 64; i++)
        p[i] += i;
    printf("%g\n", pairs[0][3]); // want "host code reads 'p'"
#pragma mint copy(p, fromDevice, 64)
#pragma mint copy(levels[0].u, fromDevice, 64)
#pragma mint copy(rows[0], fromDevice, 64)
    printf("%g %g\n", levels[0].u[4], rows[0][4]);

    for (int k = 0; k < 2; k++)
        halves[k] = calloc(64, sizeof **halves);
    for (int k = 2; k < 4; k++)
        halves[k] = halves[k - 2];
    triple(halves[1]);
    printf("%g\n", halves[3][1]); // want "host code reads 'halves[3]'"
    for (int k = 0; k < 4; k++)
        last = all[k] = calloc(64, sizeof **all);
    triple(all[3]);
    printf("%g\n", last[1]); // want "host code reads 'last'"
    triple(give(argc));
    printf("%g\n", given[1][1]); // want "host code reads 'given[1]'"
    return 0;
}
