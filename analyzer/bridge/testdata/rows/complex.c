#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#include <complex.h>
int main(void)
{
double complex z = 1 + 2 * I; printf("%g\n", creal(z));
    return 0;
}
