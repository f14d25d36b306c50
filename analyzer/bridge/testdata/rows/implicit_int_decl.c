#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static const n = 3;
int main(void)
{
printf("%d\n", n);
    return 0;
}
