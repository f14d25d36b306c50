#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
double d = 0.0 / 0.0; float f = 1e-40f; printf("%d %d %d %d %d\n", isnan(d) != 0, isinf(d) != 0, fpclassify(f) == FP_SUBNORMAL, signbit(-0.0f) != 0, isgreater(1, 2.0f));
    return 0;
}
