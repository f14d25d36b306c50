#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int n; static int f(void) { return ++n; }
int main(void)
{
int a[3] = {0}; a[0] = f(); int i = 0; i = i + 1; printf("%d\n", a[0] + f() * 10);
    return 0;
}
