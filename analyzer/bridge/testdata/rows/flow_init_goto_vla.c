#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int n = 3; { int a[n]; a[0] = 1; printf("%d\n", a[0]); } again:; if (n++ < 5) goto again; printf("%d\n", n);
    return 0;
}
