#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
float a = 1e8f, b = 1; float c = a + b - a; double d = a * 1e30f; printf("%g %g\n", c, d);
    return 0;
}
