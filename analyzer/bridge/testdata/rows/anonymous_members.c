#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct v { union { struct { int x, y; }; int a[2]; }; struct { int z; }; };
int main(void)
{
struct v v = {{{1, 2}}, {3}}; printf("%d %d %d\n", v.a[1], v.x, v.z);
    return 0;
}
