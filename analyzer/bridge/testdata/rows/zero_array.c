#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct z { int n; int a[0]; };
int main(void)
{
printf("%zu\n", sizeof(struct z));
    return 0;
}
