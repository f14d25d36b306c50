#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#include <iso646.h>
int main(void)
{
int a = 1, b = 0; if (a and not b or 0) puts("x"); printf("%d\n", compl a bitand 3);
    return 0;
}
