#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
auto int a = 3; register int b = 4; { auto c = 5; printf("%d\n", a + b + c); }
    return 0;
}
