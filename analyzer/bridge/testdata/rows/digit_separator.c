#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
#define CAT(x) #x
 printf("%s\n", CAT(0x1'0'2));
    return 0;
}
