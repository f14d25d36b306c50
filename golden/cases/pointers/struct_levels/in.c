/* Rules: F2, F5, C7. Levels of a multigrid code in structs: arrays of an element with a constant subscript, of a struct type
 * without a name, and bounds that are members of elements which the running program chooses. */
#include "../../field.h"

enum { N = 40, LEVELS = 3 };

struct grids {
    int count;
    struct {
        int n;
        real scale, v[N], w[N];
    } level[LEVELS];
    struct {
        real *u[2];
    } list[2];
};

typedef struct {
    int n;
    real *u, *v;
} Level;

/* The arrays are members of elements. */
static void finest(struct grids *g)
{
#pragma mint copy(g->level[2].v, toDevice)
#pragma mint copy(g->level[2].w, toDevice)
#pragma mint parallel for
    for (int i = 1; i < g->level[2].n - 1; i++)
        g->level[2].w[i] = g->level[2].scale * (g->level[2].v[i - 1] + g->level[2].v[i + 1]);
#pragma mint copy(g->level[2].w, fromDevice)
}

static void pair(struct grids *g)
{
#pragma mint copy(g->list[1].u[0], toDevice, N)
#pragma mint copy(g->list[1].u[1], toDevice, N)
#pragma mint parallel for
    for (int i = 1; i < N - 1; i++)
        g->list[1].u[1][i] = g->list[1].u[0][i - 1] - g->list[1].u[0][i + 1];
#pragma mint copy(g->list[1].u[1], fromDevice, N)
}

/* The bounds are. */
static void smooth(Level *levels, Level **by, int l)
{
    real *u = levels[l].u, *v = by[l]->v;
#pragma mint copy(u, toDevice, levels[l].n)
#pragma mint copy(v, toDevice, by[l]->n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < levels[l].n - 1; i++)
            v[i] += u[i - 1] + u[i + 1];
#pragma mint for
        for (int i = by[l]->n - 2; i >= levels[0].n - 5; i--)
            u[i] = v[i] - u[i];
    }
#pragma mint copy(u, fromDevice, by[l]->n)
#pragma mint copy(v, fromDevice, by[l]->n)
}

/* A table of pointers to structs: copies and nests reach the arrays through it. */
static void coarsen(Level **by)
{
    for (int l = 0; l < LEVELS; l++) {
#pragma mint copy(by[l]->u, toDevice, by[l]->n) keep
    }
#pragma mint copy((*by)->v, toDevice, by[0]->n)
#pragma mint parallel for
    for (int i = 1; i < (*by)->n; i++)
        (**by).v[i] += by[0]->u[i - 1];
    for (int l = 0; l < LEVELS - 1; l++) {
#pragma mint parallel for
        for (int i = 1; i < by[l]->n; i++)
            by[l]->u[i] = by[l + 1]->u[2 * i] + by[l]->n;
    }
    for (int l = 0; l < LEVELS; l++) {
#pragma mint copy(by[l]->u, fromDevice, by[l]->n)
#pragma mint copy(by[l]->u, release)
    }
#pragma mint copy((**by).v, fromDevice, by[0]->n)
}

int main(void)
{
    static struct grids g = {LEVELS};
    static real cells[4][4 * N];
    Level levels[LEVELS], *by[LEVELS];

    for (int l = 0; l < LEVELS; l++) {
        g.level[l].n = N - l;
        g.level[l].scale = (real)0.25 * l;
        fill(g.level[l].v, N, l);
        fill(g.level[l].w, N, l + 10);
        levels[l].n = 10 << l;
        levels[l].u = cells[0] + 10 * (1 << l);
        levels[l].v = cells[1] + 10 * (1 << l);
        by[l] = levels + l;
    }
    fill(cells[0], 16 * N, 20);
    for (int k = 0; k < 4; k++)
        g.list[k / 2].u[k % 2] = cells[k];
    finest(&g);
    checksum("finest", &g, offsetof(struct grids, list));
    for (int l = LEVELS - 1; l >= 0; l--)
        smooth(levels, by, l);
    checksum("levels", cells, sizeof cells);
    pair(&g);
    checksum("pair", cells, sizeof cells);
    coarsen(by);
    checksum("coarse", cells, sizeof cells);
    return 0;
}
