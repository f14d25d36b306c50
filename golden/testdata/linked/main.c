/* Rules: R3, C1, X2. The caller in this file maps the arrays, the callee in the other one launches. */
#include "../../cases/field.h"

struct pair {
    int n;
    real *u, *v;
};

void advance(struct pair *p);
void smooth(int n, const real *from, real *to);

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    struct pair p = {n, (real *)malloc(n * sizeof(real)), (real *)malloc(n * sizeof(real))};

    fill(p.u, n, 1);
    fill(p.v, n, 2);
    {
#pragma mint copy(p.u, toDevice, n)
#pragma mint copy(p.v, toDevice, n)
        for (int t = 0; t < 3; t++) {
            advance(&p);
            smooth(n, p.u, p.v);
        }
#pragma mint copy(p.u, fromDevice, n)
#pragma mint copy(p.v, fromDevice, n)
    }
    checksum("u", p.u, n * sizeof(real));
    checksum("v", p.v, n * sizeof(real));
    return 0;
}
