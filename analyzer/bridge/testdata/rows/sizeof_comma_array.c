#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
char s[10]; printf("%zu %zu\n", sizeof(0, s), sizeof(1 ? s : s));
    return 0;
}
