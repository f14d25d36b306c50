#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
typedef int num;
int main(void)
{
int num = 3; printf("%d %zu\n", num, sizeof(num));
    return 0;
}
