#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
union u { double d; int i; };
int main(void)
{
union u u = {.i = 3}; printf("%d\n", u.i);
    return 0;
}
