#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static double max(double a, double b) { return a > b ? a : b; } static int min(int a, int b) { return a < b ? a : b; }
int main(void)
{
printf("%g %d\n", max(1, 2), min(1, 2));
    return 0;
}
