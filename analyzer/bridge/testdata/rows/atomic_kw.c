#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static _Atomic int a;
int main(void)
{
a++; printf("%d\n", a);
    return 0;
}
