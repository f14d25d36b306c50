#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
typedef int num; typedef int num;
int main(void)
{
num a = 3; { typedef double num; num b = 2.5; printf("%d %g\n", a, b); }
    return 0;
}
