#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
printf("%zu %zu %zu %zu %zu %zu %d\n", sizeof 2147483647, sizeof 2147483648, sizeof 0xffffffff, sizeof 0x100000000, sizeof 1u, sizeof 10l, 0xffffffff > -1); printf("%d\n", -2147483648 < 0); printf("%zu\n", sizeof 9223372036854775807);
    return 0;
}
