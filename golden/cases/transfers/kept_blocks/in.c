/* Rules: C3, C5. Blocks that one loop allocates, sets and puts on the device: what is new is none of those that are there already. */
#include "../../field.h"

enum { LEVELS = 4, BLOCKS = 3 };

typedef struct {
    int n;
    real *u, *v;
} block;

static real *u[LEVELS], *r[LEVELS];

static void smooth(real *a, real *b, int n)
{
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < n - 1; i++)
            b[i] = (a[i - 1] + a[i + 1]) / 2;
#pragma mint for
        for (int i = 1; i < n - 1; i++)
            a[i] = b[i];
    }
}

static void restriction(real *fine, real *coarse, int n)
{
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        coarse[i] = (fine[2 * i - 1] + 2 * fine[2 * i] + fine[2 * i + 1]) / 4;
}

static void levels(int n)
{
    int size[LEVELS];
    for (int l = 0; l < LEVELS; l++) {
        int m = size[l] = ((8 * n) >> l) + 1;
        real *a = (real *)malloc(m * sizeof(real)), *b = (real *)malloc(m * sizeof(real));
        u[l] = a;
        r[l] = b;
        for (int i = 0; i < m; i++)
            a[i] = b[i] = i % 7;
#pragma mint copy(a, toDevice, m) keep
#pragma mint copy(b, toDevice, m) keep
    }
    for (int l = 0; l < LEVELS; l++) {
        smooth(u[l], r[l], size[l]);
        if (l + 1 < LEVELS)
            restriction(u[l], u[l + 1], size[l + 1]);
    }
    for (int l = 0; l < LEVELS; l++) {
        real *a = u[l];
        int m = size[l];
#pragma mint copy(a, fromDevice, m)
        checksum("level", a, m * sizeof(real));
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 9);
    block blocks[BLOCKS];

    for (int k = 0; k < BLOCKS; k++) {
        block *b = &blocks[k];
        int m = b->n = 3 * n + k;
        b->u = (real *)malloc(m * sizeof(real));
        b->v = (real *)malloc(m * sizeof(real));
        for (int i = 0; i < m; i++)
            b->u[i] = b->v[i] = (i + k) % 5;
        real *u = b->u, *v = b->v;
#pragma mint copy(u, toDevice, m) keep
#pragma mint copy(v, toDevice, m) keep
    }
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < BLOCKS; k++)
            smooth(blocks[k].u, blocks[k].v, blocks[k].n);
    for (int k = 0; k < BLOCKS; k++) {
        block *b = &blocks[k];
        real *u = b->u;
        int m = b->n;
#pragma mint copy(u, fromDevice, m)
        checksum("block", u, m * sizeof(real));
    }
    levels(n);
    return 0;
}
