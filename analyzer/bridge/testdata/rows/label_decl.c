#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
goto l; l:; int a = 3; printf("%d\n", a); { int b = 2; m: b++; if (b < 5) goto m; printf("%d\n", b); }
    return 0;
}
