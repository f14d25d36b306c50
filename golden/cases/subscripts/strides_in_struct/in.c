/* Rules: F2, F5, C7. Extents in an array of a struct, g->n[1]: bounds of the loops, strides of a flattened array, extents of copies. */
#include "../../field.h"

typedef struct {
    int n[3];
    real *u, *v;
} grid;

/* No loop is entered with count 0, and then g may be null. */
static void scale(grid *g, int count, real *u)
{
#pragma mint parallel for nest(2)
    for (int z = 0; z < count; z++)
        for (int i = 0; i < g->n[0]; i++)
            u[z * g->n[0] + i] += (real)g->n[1];
}

static void smooth(grid *g)
{
#pragma mint parallel for nest(3)
    for (int z = 1; z < g->n[2] - 1; z++)
        for (int y = 1; y < g->n[1] - 1; y++)
            for (int x = 1; x < g->n[0] - 1; x++)
                g->v[(z * g->n[1] + y) * g->n[0] + x] = g->u[(z * g->n[1] + y) * g->n[0] + x - 1] + g->u[((z + 1) * g->n[1] + y) * g->n[0] + x];
}

int main(int argc, char **argv)
{
    grid g = {{size_argument(argc, argv, 1, 12), 9, 7}, 0, 0};
    size_t cells = (size_t)g.n[0] * (size_t)g.n[1] * (size_t)g.n[2];

    g.u = (real *)malloc(cells * sizeof(real));
    g.v = (real *)malloc(cells * sizeof(real));
    fill(g.u, cells, 1);
    fill(g.v, cells, 2);
#pragma mint copy(g.u, toDevice, g.n[0], g.n[1], g.n[2])
#pragma mint copy(g.v, toDevice, g.n[0], g.n[1], g.n[2])
    scale(NULL, 0, g.u);
    scale(&g, 5, g.u);
    smooth(&g);
#pragma mint copy(g.u, fromDevice, g.n[0], g.n[1], g.n[2])
#pragma mint copy(g.v, fromDevice, g.n[0], g.n[1], g.n[2])
    checksum("u", g.u, cells * sizeof(real));
    checksum("v", g.v, cells * sizeof(real));
    return 0;
}
