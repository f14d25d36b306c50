#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int sum(const int a[2][2]) { return a[1][1]; }
int main(void)
{
int a[2][2] = {{1, 2}, {3, 4}}; printf("%d\n", sum((const int (*)[2])a));
    return 0;
}
