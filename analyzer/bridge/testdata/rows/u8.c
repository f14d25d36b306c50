#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
const char *s = u8"a"; printf("%s %zu\n", s, sizeof u8"ab"); unsigned char t[] = u8"xy"; printf("%d\n", t[0]);
    return 0;
}
