#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
printf("%zu %zu %d\n", sizeof 'a', sizeof('a'), '\377');
    return 0;
}
