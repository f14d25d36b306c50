#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#define KIND(x) _Generic((x), int: 1, double: 2, default: 3)
int main(void)
{
printf("%d\n", KIND(1.0));
    return 0;
}
