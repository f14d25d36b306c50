#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#include <stdarg.h>
static int sum(int n, ...) { va_list a; va_start(a, n); int s = 0; while (n--) s += va_arg(a, int); va_end(a); return s; }
int main(void)
{
printf("%d\n", sum(3, 1, 'b', 1 < 2));
    return 0;
}
