/* Rules: C1, C3. A list of blocks, each mapped for its steps: a loop over the list, whose pointer leads to ever more members. */
#include "../../field.h"

typedef struct block {
    struct block *next;
    int n;
    real *u, *v;
} block;

static void advance(block *list, int steps)
{
    for (block *b = list; b; b = b->next) {
        int n = b->n;
        real *u = b->u, *v = b->v;
#pragma mint copy(u, toDevice, n + 2)
#pragma mint copy(v, toDevice, n + 2)
#pragma mint parallel
        for (int t = 0; t < steps; t++) {
#pragma mint for
            for (int i = 1; i <= n; i++)
                v[i] = (u[i - 1] + 2 * u[i] + u[i + 1]) / 4;
#pragma mint for
            for (int i = 1; i <= n; i++)
                u[i] = v[i];
        }
#pragma mint copy(u, fromDevice, n + 2)
#pragma mint copy(v, fromDevice, n + 2)
    }
}

/* The buffers of a block change places, and the node keeps what came out. */
static void exchange(block *b, int steps)
{
    int n = b->n;
    real *u = b->u, *v = b->v;
#pragma mint copy(u, toDevice, n + 2)
#pragma mint copy(v, toDevice, n + 2)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int i = 1; i <= n; i++)
            v[i] = (u[i - 1] + u[i + 1]) / 2;
        real *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n + 2)
#pragma mint copy(v, fromDevice, n + 2)
    b->u = u;
    b->v = v;
}

int main(int argc, char **argv)
{
    block *list = NULL;
    for (int k = 0; k < 3; k++) {
        block *b = (block *)malloc(sizeof *b);
        b->n = size_argument(argc, argv, 1, 20) + 7 * k;
        b->u = (real *)malloc((b->n + 2) * sizeof(real));
        b->v = (real *)malloc((b->n + 2) * sizeof(real));
        fill(b->u, b->n + 2, k);
        fill(b->v, b->n + 2, k + 9);
        b->next = list;
        list = b;
    }
    advance(list, 5);
    for (block *b = list; b; b = b->next)
        exchange(b, 3);
    for (block *b = list; b != NULL; b = b->next)
        checksum("u", b->u, (b->n + 2) * sizeof(real)), checksum("v", b->v, (b->n + 2) * sizeof(real));
    return 0;
}
