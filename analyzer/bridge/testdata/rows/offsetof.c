#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#include <stddef.h>
struct s { char a; double b; struct { int c; } d; };
int main(void)
{
printf("%zu %zu\n", offsetof(struct s, b), offsetof(struct s, d.c));
    return 0;
}
