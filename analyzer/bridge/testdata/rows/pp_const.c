#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int f(const char **v) { return v[0][0]; }
int main(void)
{
char *v[] = {"a"}; printf("%d\n", f((const char **)v));
    return 0;
}
