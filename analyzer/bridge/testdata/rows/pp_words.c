#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#if and || not
#define AND 1
#else
#define AND 0
#endif
#ifdef bool
#define BOOL 1
#else
#define BOOL 0
#endif
#ifdef isnan
#define ISNAN 1
#else
#define ISNAN 0
#endif
int main(void)
{
printf("%d %d %d\n", AND, BOOL, ISNAN);
    return 0;
}
