#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct p { int x, y, z[3]; };
int main(void)
{
struct p a = {.y = 3, .x = 1, .z[1] = 5}; int b[5] = {[3] = 1, [1] = 2}; struct p c[2] = {[1].y = 4}; printf("%d %d %d %d %d\n", a.x, a.z[1], b[1], b[3], c[1].y);
    return 0;
}
