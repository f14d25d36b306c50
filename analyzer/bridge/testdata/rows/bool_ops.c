#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
bool b = 5; b += 3; b |= 0; _Bool c = 0.5; printf("%d %d %zu\n", b, c, sizeof(b == c)); int i = b + c; i = ~b; printf("%d %d\n", i, -b);
    return 0;
}
