#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
printf("%a %g %g %.9g\n", 0x1.8p3, 0x1p-2f, 1e3f, 0.1f);
    return 0;
}
