#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static double sum(const double (*a)[2]) { return a[1][1]; }
int main(void)
{
double a[2][2] = {{1, 2}, {3, 4}}; printf("%g\n", sum(a));
    return 0;
}
