#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int a[4]; static int i; static int f(void) { i = 2; return 7; }
int main(void)
{
a[i] = f(); printf("%d %d\n", a[0], a[2]);
    return 0;
}
