#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#undef bool
#undef true
#undef false
typedef int bool; enum { false, true };
int main(void)
{
bool b = 5; printf("%d %zu %d\n", b, sizeof b, true);
    return 0;
}
