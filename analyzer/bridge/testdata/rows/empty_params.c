#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int none() { return 4; }
int main(void)
{
printf("%d\n", none());
    return 0;
}
