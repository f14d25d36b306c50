/* Rules: F5, F4, C1, C7. Arrays and scalars that are members of a struct. */
#include "../../field.h"

struct grid {
    int n;
    real dx;
    real **u, **v;
    real damping[1][40];
};

static void step(struct grid *g)
{
#pragma mint copy(g->u, toDevice, g->n + 2, g->n + 2)
#pragma mint copy(g->v, toDevice, g->n + 2, g->n + 2)
#pragma mint copy(g->damping, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= g->n; y++)
            for (int x = 1; x <= g->n; x++)
                g->v[y][x] = g->damping[0][x] * (g->u[y][x + 1] - g->u[y][x - 1]) / (2 * g->dx);
    }
#pragma mint copy(g->v, fromDevice, g->n + 2, g->n + 2)
}

int main(int argc, char **argv)
{
    struct grid g;
    int n = size_argument(argc, argv, 1, 17);

    g.n = n;
    g.dx = (real)0.125;
    g.u = new_rows(n + 2, n + 2);
    g.v = new_rows(n + 2, n + 2);
    fill(g.u[0], (size_t)(n + 2) * (n + 2), 1);
    fill(g.v[0], (size_t)(n + 2) * (n + 2), 2);
    fill(&g.damping[0][0], 40, 3);
    step(&g);
    checksum("v", g.v[0], (size_t)(n + 2) * (n + 2) * sizeof(real));
    return 0;
}
