#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct p { int x[3]; }; static struct p mk(void) { struct p p = {{1, 2, 3}}; return p; }
int main(void)
{
printf("%d\n", mk().x[1]);
    return 0;
}
