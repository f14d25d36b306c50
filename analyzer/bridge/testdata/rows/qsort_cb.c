#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int cmp(const void *a, const void *b) { const int *x = a, *y = b; return *x - *y; }
int main(void)
{
int v[] = {3, 1, 2}; qsort(v, 3, sizeof *v, cmp); printf("%d\n", v[0]);
    return 0;
}
