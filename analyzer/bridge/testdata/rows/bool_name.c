#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int true_ = true; bool b = true; printf("%zu %d\n", sizeof(true), true + b); printf("%zu\n", sizeof(bool));
    return 0;
}
