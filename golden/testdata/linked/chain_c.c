/* Rules: R3, C1, T2. Two nests in place, on the arrays of chain_main.c. */
#include "../../cases/field.h"
struct pair { int n; real *u, *v; };
void two(struct pair *p, int steps)
{
    int n = p->n;
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int i = 1; i < n - 1; i++)
            p->v[i] = (p->u[i - 1] + p->u[i + 1]) / 2;
#pragma mint for
        for (int i = 2; i < n - 1; i++)
            p->u[i] = (p->v[i - 2] + p->v[i + 1]) / 2;
    }
}
