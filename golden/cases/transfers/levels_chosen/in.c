/* Rules: C7, C1. Arrays of the levels of a multigrid that copies and nests name by the level: levels[l].u, coarse[l + 1]. */
#include "../../field.h"

enum { LEVELS = 3, DIRECTIONS = 19 };

typedef struct {
    int n;
    real weight, *u, *r;
} level;

static void start(level *g, int n, size_t seed)
{
    g->n = n;
    g->weight = (real)0.25 * (real)(seed + 1);
    g->u = (real *)malloc((size_t)(n + 1) * sizeof(real));
    g->r = (real *)malloc((size_t)(n + 1) * sizeof(real));
    fill(g->u, (size_t)n + 1, seed);
    fill(g->r, (size_t)n + 1, seed + LEVELS);
}

/* All levels stay on the device; each nest takes those that l chooses. */
static void cycle(level *levels, int cycles)
{
    int l;

    for (l = 0; l < LEVELS; l++) {
#pragma mint copy(levels[l].u, toDevice, levels[l].n + 1) keep
#pragma mint copy(levels[l].r, toDevice, levels[l].n + 1) keep
    }
    for (int t = 0; t < cycles; t++) {
        for (l = 0; l < LEVELS - 1; l++) {
            int n = levels[l].n;
#pragma mint parallel
            {
#pragma mint for
                for (int i = 1; i < n; i++)
                    levels[l].r[i] = levels[l].weight * (levels[l].u[i - 1] + levels[l].u[i + 1]);
#pragma mint for
                for (int i = 1; i < n / 2; i++)
                    levels[l + 1].u[i] = levels[l].r[2 * i - 1] + levels[l].r[2 * i];
            }
        }
        for (l = LEVELS - 2; l >= 0; l--) {
#pragma mint parallel for
            for (int i = 0; i < levels[l + 1].n; i++)
                levels[l].u[2 * i] += levels[l + 1].u[i];
        }
    }
    for (l = 0; l < LEVELS; l++) {
#pragma mint copy(levels[l].u, fromDevice, levels[l].n + 1)
#pragma mint copy(levels[l].r, fromDevice, levels[l].n + 1)
#pragma mint copy(levels[l].u, release)
#pragma mint copy(levels[l].r, release)
    }
}

/* One level after the other. */
static void one_by_one(real *table[], int n)
{
    for (int k = 0; k < LEVELS; k++) {
#pragma mint copy(table[k], toDevice, n + 1)
        for (int t = 0; t < 2; t++) {
#pragma mint parallel for
            for (int i = 0; i <= n; i++)
                table[k][i] = table[k][i] / 2 + k;
        }
#pragma mint copy(table[k], fromDevice, n + 1)
        checksum("level", table[k], (size_t)(n + 1) * sizeof(real));
    }
}

/* As many as a lattice in three dimensions has. */
static void all_directions(int n)
{
    real *f[DIRECTIONS];
    int q;

    for (q = 0; q < DIRECTIONS; q++) {
        f[q] = (real *)malloc((size_t)(n + 1) * sizeof(real));
        fill(f[q], (size_t)n + 1, (size_t)q);
    }
    for (q = 0; q < DIRECTIONS; q++) {
#pragma mint copy(f[q], toDevice, n + 1) keep
    }
#pragma mint parallel for
    for (int i = 1; i <= n; i++)
        f[18][i] += f[17][i - 1] * f[0][i];
    for (q = 0; q < DIRECTIONS; q++) {
#pragma mint copy(f[q], fromDevice, n + 1)
#pragma mint copy(f[q], release)
    }
    for (q = 0; q < DIRECTIONS; q++)
        checksum("f", f[q], (size_t)(n + 1) * sizeof(real));
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 64);
    level levels[LEVELS];
    real *table[LEVELS];

    for (int l = 0; l < LEVELS; l++) {
        start(&levels[l], n >> l, (size_t)l);
        table[l] = (real *)malloc((size_t)(n + 1) * sizeof(real));
        fill(table[l], (size_t)n + 1, (size_t)l);
    }
    cycle(levels, 3);
    for (int l = 0; l < LEVELS; l++) {
        checksum("u", levels[l].u, (size_t)(levels[l].n + 1) * sizeof(real));
        checksum("r", levels[l].r, (size_t)(levels[l].n + 1) * sizeof(real));
    }
    one_by_one(table, n);
    all_directions(n);
    return 0;
}
