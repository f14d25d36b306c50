#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int a = 8 //* x */ 2
 ; printf("%d\n", a);
    return 0;
}
