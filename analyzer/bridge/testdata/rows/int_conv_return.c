#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static unsigned char f(int a) { return a; }
int main(void)
{
printf("%d\n", f(300));
    return 0;
}
