#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
void *t[] = {&&a, &&b}; goto *t[1]; a: puts("a"); b: puts("b");
    return 0;
}
