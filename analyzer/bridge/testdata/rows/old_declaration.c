#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
int add(); int add(int a, int b) { return a + b; }
int main(void)
{
printf("%d\n", add(1, 2));
    return 0;
}
