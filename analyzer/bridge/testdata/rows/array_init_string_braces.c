#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
char a[] = {"abc"}; const char *p = {"x"}; int i = {3}; printf("%s %s %d\n", a, p, i);
    return 0;
}
