/* Rules: C1, C3, C5. Levels of a multigrid in tables: one loop maps them all, a recursion works on them, another loop brings them back. */
#include "../../field.h"

enum { LEVELS = 4 };
static real *u[LEVELS], *r[LEVELS];
static int size[LEVELS];

static void relax(int l)
{
    int n = size[l];
    real *ul = u[l], *rl = r[l];
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        rl[i] = ul[i - 1] + ul[i + 1] - 2 * ul[i];
}

static void cycle(int l)
{
    relax(l);
    if (l == LEVELS - 1)
        return;
    int n = size[l + 1];
    real *fine = r[l], *coarse = u[l + 1];
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        coarse[i] = fine[2 * i] + (fine[2 * i - 1] + fine[2 * i + 1]) / 2;
    cycle(l + 1);
    relax(l);
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 64);
    for (int l = 0; l < LEVELS; l++, n /= 2) {
        size[l] = n + 1;
        u[l] = malloc(size[l] * sizeof(real));
        r[l] = malloc(size[l] * sizeof(real));
        fill(u[l], size[l], 2 * l + 1);
        fill(r[l], size[l], 2 * l + 2);
    }
    for (int l = 0; l < LEVELS; l++) {
        real *ul = u[l], *rl = r[l];
#pragma mint copy(ul, toDevice, size[l]) keep
#pragma mint copy(rl, toDevice, size[l]) keep
    }
    cycle(0);
    for (int l = 0; l < LEVELS; l++) {
        real *ul = u[l], *rl = r[l];
#pragma mint copy(ul, fromDevice, size[l])
#pragma mint copy(ul, release)
#pragma mint copy(rl, fromDevice, size[l])
#pragma mint copy(rl, release)
    }
    for (int l = 0; l < LEVELS; l++)
        checksum("r", r[l], size[l] * sizeof(real));
    checksum("u", u[1], size[1] * sizeof(real));
    return 0;
}
