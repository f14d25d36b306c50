#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#include <tgmath.h>
int main(void)
{
float f = 2; printf("%zu\n", sizeof(sqrt(f)));
    return 0;
}
