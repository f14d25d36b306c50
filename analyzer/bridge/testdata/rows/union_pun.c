#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
union u { float f; unsigned i; };
int main(void)
{
union u u; u.f = 1; printf("%x\n", u.i); printf("%x\n", ((union u){2.0f}).i);
    return 0;
}
