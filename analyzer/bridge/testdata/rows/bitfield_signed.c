#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct s { int a : 3; };
int main(void)
{
struct s s; s.a = 7; printf("%d\n", s.a);
    return 0;
}
