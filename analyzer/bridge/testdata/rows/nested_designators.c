#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct in { int a, b; }; struct out { struct in i[2]; int c; };
int main(void)
{
struct out o = {.c = 5, .i[1] = {.b = 2}, .i[0].a = 1}; printf("%d %d %d\n", o.i[0].a, o.i[1].b, o.c);
    return 0;
}
