#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int i = 0; class: if (i++ < 3) goto class; printf("%d\n", i);
    return 0;
}
