#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int *p = NULL; char *q = 0; void *v = NULL; printf("%d %d %d %zu\n", p == NULL, q == 0, v == NULL, sizeof(NULL)); int *r = (void *)0; printf("%d\n", r == NULL); double *s = 1 - 1; printf("%d %d %d\n", !s, q == '\0', 1 - 1 != s);
    return 0;
}
