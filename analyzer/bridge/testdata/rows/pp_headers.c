#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#ifndef M_PI
#define M_PI 3.14
#endif
int main(void)
{
printf("%.17g\n", M_PI);
    return 0;
}
