#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int i = -8; printf("%d %d %ld\n", i >> 1, 1 << 30, 1L << 40);
    return 0;
}
