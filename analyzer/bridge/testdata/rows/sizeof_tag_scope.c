#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
struct T { struct U { int x; } u; }; printf("%zu\n", sizeof(struct U));
    return 0;
}
