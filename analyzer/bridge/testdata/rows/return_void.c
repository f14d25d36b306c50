#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static void g(void) { puts("g"); } static void f(void) { return g(); }
int main(void)
{
f();
    return 0;
}
