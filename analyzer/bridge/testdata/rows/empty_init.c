#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct p { int x; double y; };
int main(void)
{
struct p p = {}; int a[3] = {}; printf("%d %g %d\n", p.x, p.y, a[2]);
    return 0;
}
