#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
errno = 0; strtol("99999999999999999999", NULL, 10); printf("%d\n", errno == ERANGE);
    return 0;
}
