#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
_Static_assert(sizeof(int) == 4, "int"); _Noreturn static void die(void) { exit(0); }
int main(void)
{
_Static_assert(1, "x"); _Alignas(16) int a = 3; printf("%d %zu\n", a, _Alignof(double)); fflush(stdout); die();
    return 0;
}
