#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int f(int, double); static int f(int a, double b) { return a + b; }
int main(void)
{
printf("%d\n", f(1, 2));
    return 0;
}
