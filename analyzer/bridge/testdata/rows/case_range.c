#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int k = 5; switch (k) { case 1 ... 9: puts("in"); break; default: puts("out"); }
    return 0;
}
