#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int f(void) { return 3; } static void *get(void) { return (void *)f; }
int main(void)
{
int (*p)(void) = (int (*)(void))get(); int (*q)(void) = f, (*r)() = f; printf("%d %d %d %d\n", p(), (*q)(), (**q)(), r());
    return 0;
}
