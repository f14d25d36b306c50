#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct a { int x; };
int main(void)
{
struct a; struct a { double y; }; struct a v = {2.5}; printf("%g\n", v.y);
    return 0;
}
