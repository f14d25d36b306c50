#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct p { int x; }; static struct p mk(int x) { struct p p = {x}; return p; }
int main(void)
{
struct p a, b; a = b = mk(3); printf("%d %d %d\n", a.x, (b = mk(4)).x, mk(5).x);
    return 0;
}
