/* Rules: C1, C5. A V-cycle over levels that static arrays lead to: memory that a loop allocates, of which each level has its own. */
#include "../../field.h"

#define LEVELS 3
#define A(p, i, j) (p)[(i) * (n + 1) + (j)]
typedef struct {
    int n;
    real *u, *f, *r;
} level;
static level levels[LEVELS];

static void smooth(level *l)
{
    int n = l->n;
    real *u = l->u, *f = l->f;
    for (int c = 0; c < 2; c++) {
#pragma mint parallel for nest(2)
        for (int i = 1; i < n; i++)
            for (int j = 1; j < n; j++)
                if (((i + j) & 1) == c)
                    A(u, i, j) = (A(u, i - 1, j) + A(u, i + 1, j) + A(u, i, j - 1) + A(u, i, j + 1) + A(f, i, j)) / 4;
    }
}

static void vcycle(int k)
{
    level *l = &levels[k];
    int n = l->n, m = n / 2;
    real *u = l->u, *f = l->f, *r = l->r;

    smooth(l);
    if (k == LEVELS - 1)
        return;
    real *coarse = levels[k + 1].f, *zero = levels[k + 1].u;
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 1; i < n; i++)
            for (int j = 1; j < n; j++)
                A(r, i, j) = A(f, i, j) - (4 * A(u, i, j) - A(u, i - 1, j) - A(u, i + 1, j) - A(u, i, j - 1) - A(u, i, j + 1));
#pragma mint for nest(2)
        for (int i = 1; i < m; i++)
            for (int j = 1; j < m; j++) {
                coarse[i * (m + 1) + j] = A(r, 2 * i, 2 * j) + (A(r, 2 * i - 1, 2 * j) + A(r, 2 * i + 1, 2 * j)) / 2;
                zero[i * (m + 1) + j] = 0;
            }
    }
    vcycle(k + 1);
    real *c = levels[k + 1].u;
#pragma mint parallel for nest(2)
    for (int i = 1; i < n; i++)
        for (int j = 1; j < n; j++)
            A(u, i, j) += (c[(i / 2) * (m + 1) + j / 2] + c[((i + 1) / 2) * (m + 1) + (j + 1) / 2]) / 2;
    smooth(l);
}

int main(int argc, char **argv)
{
    int size = size_argument(argc, argv, 1, 16), all = (size + 1) * (size + 1);

    for (int k = 0; k < LEVELS; k++) {
        level *l = &levels[k];
        l->n = size >> k;
        int cells = (l->n + 1) * (l->n + 1);
        l->u = (real *)calloc(cells, sizeof(real));
        l->f = (real *)calloc(cells, sizeof(real));
        l->r = (real *)calloc(cells, sizeof(real));
    }
    fill(levels[0].f, all, 1);
    for (int k = 0; k < LEVELS; k++) {
        level *l = &levels[k];
        int cells = (l->n + 1) * (l->n + 1);
#pragma mint copy(l->u, toDevice, cells) keep
#pragma mint copy(l->f, toDevice, cells) keep
#pragma mint copy(l->r, toDevice, cells) keep
    }
    for (int t = 0; t < 3; t++)
        vcycle(0);
#pragma mint copy(levels[0].u, fromDevice, all)
    checksum("u", levels[0].u, all * sizeof(real));
    return 0;
}
