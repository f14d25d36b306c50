#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#undef bool
#undef true
#undef false
#define bool int
#define true 1
int main(void)
{
bool b = 5; printf("%d %zu %d\n", b, sizeof b, true);
    return 0;
}
