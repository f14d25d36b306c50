#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int a = 3; printf("%zu %d\n", sizeof !a, !a == 0);
    return 0;
}
