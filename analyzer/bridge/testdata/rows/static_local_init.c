#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int f(void) { static int n = 3; static double t[] = {1, 2}; return n++ + (int)t[1]; }
int main(void)
{
f(); printf("%d\n", f());
    return 0;
}
