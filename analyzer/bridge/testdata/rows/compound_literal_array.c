#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int sum(const int *q) { return q[0] + q[1]; }
int main(void)
{
printf("%d\n", sum((int[]){1, 2}));
    return 0;
}
