#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct flex { int n; double v[]; };
int main(void)
{
struct flex *f = malloc(sizeof *f + 4 * sizeof(double)); f->n = 4; f->v[3] = 2.5; printf("%zu %g\n", sizeof(struct flex), f->v[3]);
    return 0;
}
