#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int a = 0, b = 4; printf("%d\n", a ?: b);
    return 0;
}
