/* Rules: C8. What the kernel takes from the host before the loop is an element that the loop writes: C has another value from then on. */
#include <stdlib.h>

typedef struct { int n; double w; } Weight;
double level = 2;

static void scale(int n, double *u, const Weight *s)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) // want "'s->w' is an element of 'u', which the loop writes"
        u[i] += s->w * level;
#pragma mint copy(u, fromDevice, n)
}

int main(void)
{
    Weight *s = calloc(1, sizeof *s + 64), other = {4, 1.5};
    double *v = calloc(4, sizeof *v);

    scale(4, v, &other);
    scale(4, &s->w, &other);
    scale(4, &s->w, s);
    return 0;
}
