/* Rules: C3, C5. Multigrid cycles that call themselves: over levels in an array, and with blocks that each call allocates and maps. */
#include "../../field.h"

enum { LEVELS = 4 };
struct level {
    int n;
    real *u, *f;
};
static struct level levels[LEVELS];

static void cycle(int l)
{
    struct level *g = &levels[l];
    int n = g->n;
    real *u = g->u, *f = g->f;
#pragma mint parallel for
    for (int i = 1; i < n; i++)
        u[i] = u[i] + (real)0.5 * f[i];
    if (l == LEVELS - 1)
        return;
    int m = g[1].n;
    real *coarse = g[1].f, *e = g[1].u;
#pragma mint parallel for
    for (int i = 1; i < m; i++)
        coarse[i] = f[2 * i] + u[2 * i - 1] - 2 * u[2 * i] + u[2 * i + 1];
    cycle(l + 1);
#pragma mint parallel for
    for (int i = 1; i < m; i++)
        u[2 * i] += e[i];
}

static void allocating(int n, real *u, real *f)
{
    int m = n / 2;
    real *e = (real *)calloc(m + 1, sizeof(real)), *coarse = (real *)calloc(m + 1, sizeof(real));
    if (n > 4) {
#pragma mint copy(e, toDevice, m + 1)
#pragma mint copy(coarse, toDevice, m + 1)
#pragma mint parallel for
        for (int i = 1; i < m; i++)
            coarse[i] = f[2 * i] + u[2 * i - 1] - 2 * u[2 * i] + u[2 * i + 1];
        allocating(m, e, coarse);
#pragma mint parallel for
        for (int i = 1; i < m; i++)
            u[2 * i] += e[i];
    }
#pragma mint parallel for
    for (int i = 1; i < n; i++)
        u[i] = u[i] + (real)0.5 * f[i];
    free(e);
    free(coarse);
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 32);
    for (int l = 0, m = n; l < LEVELS; l++, m /= 2) {
        levels[l].n = m;
        levels[l].u = (real *)calloc(m + 1, sizeof(real));
        levels[l].f = (real *)calloc(m + 1, sizeof(real));
        fill(levels[l].u, m + 1, l);
        fill(levels[l].f, m + 1, l + 1);
#pragma mint copy(levels[l].u, toDevice, m + 1) keep
#pragma mint copy(levels[l].f, toDevice, m + 1) keep
    }
    for (int k = 0; k < 3; k++) {
        cycle(0);
        allocating(n, levels[0].u, levels[0].f);
    }
    for (int l = 0; l < LEVELS; l++) {
        int m = levels[l].n;
#pragma mint copy(levels[l].u, fromDevice, m + 1)
#pragma mint copy(levels[l].u, release)
#pragma mint copy(levels[l].f, release)
        checksum("u", levels[l].u, (m + 1) * sizeof(real));
        free(levels[l].u);
        free(levels[l].f);
    }
    return 0;
}
