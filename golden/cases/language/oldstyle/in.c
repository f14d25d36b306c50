/* Rules: F3, C2. Functions in the style before C89: one that maps, one that is inlined, one on the device with arguments that
 * its parameters narrow, and one that the host calls by a declaration without parameters. */
#include "../../field.h"

real mean();

static real pick(cells, i, weight)
real *cells;
int i;
float weight;
{
    return cells[i - 1] * weight;
}

static real bent(x, c) float x; signed char c; {
    x = x * x;
    return x + c;
}

void sweep(n, u, v) int n; real *u, v[]; {
    int i;

#pragma mint copy(u, toDevice, n + 2)
#pragma mint copy(v, toDevice, n + 2)
#pragma mint parallel for
    for (i = 1; i <= n; i++)
        v[i] = pick(u, i, 0.1) + bent(u[i] * 3, 250 + i);
#pragma mint copy(v, fromDevice, n + 2)
}

int main(argc, argv)
int argc;
char **argv;
{
    int n = size_argument(argc, argv, 1, 17);
    real *u = malloc(sizeof(real) * (n + 2)), *v = malloc(sizeof(real) * (n + 2)), m;

    fill(u, n + 2, 1);
    fill(v, n + 2, 2);
    sweep(n, u, v);
    m = mean(v, n);
    checksum("v", v, sizeof(real) * (n + 2));
    checksum("mean", &m, sizeof m);
    return 0;
}

real mean(cells, n) real *cells; int n; {
    real sum = 0;
    int i;

    for (i = 1; i <= n; i++)
        sum += cells[i];
    return sum / n;
}
