#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct outer { struct inner { int a; } in; enum { P, Q } e; };
int main(void)
{
struct inner i = {3}; struct outer o = {{4}, Q}; printf("%d %d %d\n", i.a, o.in.a, o.e == Q);
    return 0;
}
