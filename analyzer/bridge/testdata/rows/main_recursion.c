#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int depth;
int main(void)
{
if (depth++ < 2) return main(); printf("%d\n", depth);
    return 0;
}
