#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
; static int q = 3;;
int main(void)
{
printf("%d\n", q);;
    return 0;
}
