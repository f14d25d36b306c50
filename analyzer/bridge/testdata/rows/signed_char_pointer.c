#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
unsigned char u[4] = "abc"; signed char s[] = "de"; printf("%s %s\n", (char *)u, (char *)s); char *p = (char *)u; printf("%zu\n", strlen(p));
    return 0;
}
