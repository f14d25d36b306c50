#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static void f(void) { puts("f"); }
int main(void)
{
int c = 1; c ? f() : (void)0; c ? f() : f();
    return 0;
}
