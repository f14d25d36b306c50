#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
bool b = false; b++; printf("%d\n", b); b--; printf("%d\n", b);
    return 0;
}
