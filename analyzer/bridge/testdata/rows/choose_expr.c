#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
int main(void)
{
printf("%d\n", __builtin_choose_expr(1, 3, "three"));
    return 0;
}
