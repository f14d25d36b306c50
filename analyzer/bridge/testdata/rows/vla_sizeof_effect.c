#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int n = 3; size_t s = sizeof(int[n++]); printf("%zu %d\n", s, n);
    return 0;
}
