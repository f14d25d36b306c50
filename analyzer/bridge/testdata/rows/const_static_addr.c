#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int x; static int *const p = &x; static const char *const names[] = {"a", "b"};
int main(void)
{
*p = 4; printf("%d %s\n", x, names[1]);
    return 0;
}
