#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int x = 3; { int x = x = 4; printf("%d\n", x); } printf("%d\n", x);
    return 0;
}
