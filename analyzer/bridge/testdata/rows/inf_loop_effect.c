#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int i = 0; while (1) { if (i++ > 3) break; } printf("%d\n", i);
    return 0;
}
