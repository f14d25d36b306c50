#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int g = 3;
int main(void)
{
int n = 300; double d = 2.7; char c[] = {n, 4}; int i[] = {d, 3.5}; unsigned u[] = {-1, g}; float f[] = {d, 1e40}; struct { short s; float f; } q = {n, d}; printf("%d %d %u %g %d\n", c[0], i[0], u[0], f[0], q.s);
    return 0;
}
