#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#define MODERN (__STDC_VERSION__ > 199901L)
int main(void)
{
printf("%d %ld\n", MODERN, __STDC_VERSION__);
    return 0;
}
