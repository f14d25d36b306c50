#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int k = 2; switch (k) { case 1: ; int a = 4; printf("%d\n", a); break; case 2: a = 7; printf("%d\n", a); } goto end; int z = 5; end: z = 1; printf("%d\n", z);
    return 0;
}
