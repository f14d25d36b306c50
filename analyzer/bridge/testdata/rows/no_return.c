#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int f(int a) { if (a) return 3; }
int main(void)
{
printf("%d\n", f(1));
    return 0;
}
