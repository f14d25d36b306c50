/* Rules: L1, C7. Macros that lead to their own names, as members by the names of the members, and words of the language
   that are macros: what is generated is not expanded a second time. */
#include "../../field.h"

struct grid {
    int nx, ny;
    real *rho;
    long size[2];
};
static struct grid all, *g = &all;
static int n = 10;
#define nx g->nx
#define ny (g->ny)
#define rho g->rho
#define n (n + 1)
#define CELLS (nx * ny)
#define SIDE(d) (g->size[d] - MARGIN)
#define MARGIN 1
#define unsigned int
#define long short

static void smooth(real *e)
{
#pragma mint copy(rho, toDevice, nx * ny)
#pragma mint copy(e, toDevice, CELLS)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int j = 1; j < ny - MARGIN; j++)
            for (int i = 1; i < nx - 1; i++)
                e[j * nx + i] = (rho[j * nx + i - 1] + rho[j * nx + i + 1]) / 2 + n;
#pragma mint for
        for (int i = 0; i < n; i++)
            rho[i] = e[i] + 2 * n;
#pragma mint for nest(2)
        for (long j = 0; j < SIDE(1); j++)
            for (unsigned i = 0; i < SIDE(0); i++)
                rho[j * nx + i] += j - i;
#pragma mint single
        {
            rho[3] = rho[2] + n;
        }
    }
#pragma mint copy(e, fromDevice, CELLS)
#pragma mint copy(rho, fromDevice, (long)CELLS)
}

int main(int argc, char **argv)
{
    nx = size_argument(argc, argv, 1, 20);
    ny = 12;
    g->size[0] = nx;
    g->size[1] = ny;
    rho = (real *)malloc(CELLS * sizeof *rho);
    real *e = (real *)malloc(CELLS * sizeof *e);
    fill(rho, CELLS, 1);
    fill(e, CELLS, 2);
    smooth(e);
    checksum("rho", rho, CELLS * sizeof *rho);
    checksum("e", e, CELLS * sizeof *e);
    return 0;
}
