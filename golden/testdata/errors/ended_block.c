/* Rules: C3, C4. Copies whose block has ended when the nest comes: the copy is named, and 'keep'. */
#include <stdio.h>
#include <stdlib.h>
#define LEVELS 3
typedef struct { int n; double *u, *v; } level;
static level levels[LEVELS];

static void smooth(level *l)
{
    int n = l->n;
    double *u = l->u, *v = l->v;
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        v[i] = // want "the array 'v' is not on the device"
            u[i - 1] + u[i + 1]; // want "the array 'u' is not on the device"
}

static void cycle(int l)
{
    smooth(&levels[l]);
    if (l < LEVELS - 1)
        cycle(l + 1);
}

int main(void)
{
    for (int l = 0; l < LEVELS; l++) {
        levels[l].n = 64 >> l;
        levels[l].u = calloc(levels[l].n, sizeof(double));
        levels[l].v = calloc(levels[l].n, sizeof(double));
    }
    for (int l = 0; l < LEVELS; l++) {
        int n = levels[l].n;
#pragma mint copy(levels[l].u, toDevice, n)
#pragma mint copy(levels[l].v, toDevice, n)
    }
    for (int c = 0; c < 3; c++)
        cycle(0);
    printf("%d\n", levels[0].n);
    return 0;
}
