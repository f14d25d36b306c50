#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
volatile int v; struct s { int a; }; volatile struct s w;
int main(void)
{
v = 3; v += 2; v++; int x = v = 4; w.a = 5; printf("%d %d %d\n", v, x, w.a);
    return 0;
}
