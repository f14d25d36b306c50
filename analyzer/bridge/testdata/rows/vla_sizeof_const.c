#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
int main(void)
{
const int n = 3; int a[2][n], j = 0; size_t s = sizeof(a[j++]); printf("%zu %d\n", s, j);
    return 0;
}
