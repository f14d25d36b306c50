#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
switch (1 < 2) { case 1: puts("yes"); break; case 0: puts("no"); }
    return 0;
}
