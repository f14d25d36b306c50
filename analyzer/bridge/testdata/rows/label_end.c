#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int i = 0; if (i) goto end; i = 5; printf("%d\n", i); end: ;
    return 0;
}
