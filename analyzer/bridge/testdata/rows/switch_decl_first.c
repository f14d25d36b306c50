#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
switch (2) { int a; case 2: a = 4; printf("%d\n", a); }
    return 0;
}
