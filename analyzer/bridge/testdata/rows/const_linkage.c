#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
const int size = 4; const double table[2] = {1, 2};
int main(void)
{
printf("%d %g\n", size, table[1]);
    return 0;
}
