#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
printf("a\?\?=b %s\n", "?\?/");
    return 0;
}
