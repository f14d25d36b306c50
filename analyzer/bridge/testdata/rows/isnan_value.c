#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
double d = 1; int n = isnan(d) + isinf(-1 / 0.0); printf("%d %zu\n", n, sizeof isnan(d));
    return 0;
}
