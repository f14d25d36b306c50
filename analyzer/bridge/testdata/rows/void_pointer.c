#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
double *u = malloc(16); u[0] = 2; void *p = u; double *q = p; char *c = calloc(1, 4); printf("%g %d\n", *q, c[0]);
    return 0;
}
