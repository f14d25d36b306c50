#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int f(void) { return 1; }
int main(void)
{
printf("%zu\n", sizeof(f));
    return 0;
}
