#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
char b[4] = "abc"; void *p = b; p++; p = p + 1; printf("%c %zu\n", *(char *)p, sizeof(void));
    return 0;
}
