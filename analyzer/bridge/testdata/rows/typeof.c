#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
typeof(3.5) d = 2; __typeof__(d) e = 3; typeof(1 < 2) b = 5; printf("%g %g %d\n", d, e, b);
    return 0;
}
