#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int a = 1, b = 2, c = 0, d = 9; (c ? a : b, d = 4); a = c ? 3 : (b = 7); printf("%d %d %d\n", a, b, d);
    return 0;
}
