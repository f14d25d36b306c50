#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int *p = (int *)(long)8; long l = (long)p; printf("%ld\n", l); unsigned char *b = (void *)p; printf("%d\n", b != NULL);
    return 0;
}
