#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct e { };
int main(void)
{
printf("%zu\n", sizeof(struct e));
    return 0;
}
