#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int f(void) { return 3; }
int main(void)
{
void *v = f; int (*p)(void) = v; printf("%d\n", p());
    return 0;
}
