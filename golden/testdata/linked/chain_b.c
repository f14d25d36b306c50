/* Rules: R3, C1, T2. A nest that is called once a step, and a time loop with it in the middle, on the arrays of chain_main.c. */
#include "../../cases/field.h"
struct pair { int n; real *u, *v; };
void one(struct pair *p)
{
    int n = p->n;
#pragma mint parallel for
    for (int i = 3; i < n - 3; i++)
        p->v[i] = (p->u[i - 1] + p->u[i + 2]) / 3;
}
void other(struct pair *p, int steps, int look)
{
    int n = p->n;
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int i = 1; i < n - 1; i++)
            p->v[i] = (p->u[i - 1] + p->u[i + 1]) / 2 + p->u[i] / 8;
        real *w = p->u; p->u = p->v; p->v = w;
        if (t == look)
            one(p);
    }
}
