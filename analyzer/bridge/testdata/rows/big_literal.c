#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
printf("%d\n", 18446744073709551615u > 3); unsigned long long a = 18446744073709551615ULL; printf("%llu\n", a);
    return 0;
}
