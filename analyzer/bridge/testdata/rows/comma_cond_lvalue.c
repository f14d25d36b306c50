#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int a = 1, b = 2, c = 0; int x = (a, b); (c ? a : b); c ? (a = 5) : (b = 6); printf("%d %d %d\n", x, a, b); printf("%zu\n", sizeof(0 ? a : (char)1)); char s[10]; printf("%zu\n", sizeof(0, s));
    return 0;
}
