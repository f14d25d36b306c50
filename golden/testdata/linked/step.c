/* Rules: R3, C1, X2. Uses the mappings of its caller in main.c. */
#include "../../cases/field.h"

struct pair {
    int n;
    real *u, *v;
};

void advance(struct pair *p)
{
    int n = p->n;
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        p->v[i] = p->u[i - 1] + p->u[i + 1] / 3;
    real *t = p->u;
    p->u = p->v;
    p->v = t;
}

void smooth(int n, const real *from, real *to)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        to[i] = from[i] / 2;
}
