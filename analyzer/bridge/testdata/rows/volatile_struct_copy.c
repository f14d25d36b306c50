#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct s { int a; }; volatile struct s w; 
int main(void)
{
struct s t = {4}; w = t; t = w; printf("%d\n", t.a);
    return 0;
}
