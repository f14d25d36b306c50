/* Rules: R3, C1, T2. The caller maps arrays that loops of two other files advance in turn: a launch of one file ends the batch of the other. */
#include "../../cases/field.h"
struct pair { int n; real *u, *v; };
void other(struct pair *p, int steps, int look);
void one(struct pair *p);
void two(struct pair *p, int steps);
int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 50), steps = size_argument(argc, argv, 2, 11);
    struct pair p = {n, (real *)malloc(n * sizeof(real)), (real *)malloc(n * sizeof(real))};
    fill(p.u, n, 1); fill(p.v, n, 2);
    {
#pragma mint copy(p.u, toDevice, n)
#pragma mint copy(p.v, toDevice, n)
    for (int t = 0; t < steps; t++) {
        two(&p, t % 3);
        one(&p);
        if (t % 4 == 2) { real *w = p.u; p.u = p.v; p.v = w; }
    }
    other(&p, steps, 3);
    for (int t = 0; t < steps; t++)
        one(&p);
    two(&p, 7);
    for (int t = 0; t < steps; t++) {
        one(&p);
        real *w = p.u; p.u = p.v; p.v = w;
    }
    two(&p, 4);
#pragma mint copy(p.u, fromDevice, n)
#pragma mint copy(p.v, fromDevice, n)
    }
    checksum("u", p.u, n * sizeof(real));
    checksum("v", p.v, n * sizeof(real));
    return 0;
}
