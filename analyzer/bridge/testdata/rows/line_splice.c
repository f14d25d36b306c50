#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int a = 3; // comment \
 a = 4;
 printf("%d\n", a);
    return 0;
}
