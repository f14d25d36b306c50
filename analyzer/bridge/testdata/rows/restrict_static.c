#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static void f(double *restrict a, const double *restrict b, int c[static restrict const 3]) { a[0] = b[0] + c[0]; }
int main(void)
{
double a = 0, b = 2; int c[3] = {1}; f(&a, &b, c); printf("%g\n", a);
    return 0;
}
