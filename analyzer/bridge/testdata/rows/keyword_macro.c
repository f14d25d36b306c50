#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#define new(T) ((T *)malloc(sizeof(T)))
#define class struct
class foo { int a; };
int main(void)
{
class foo *f = new(class foo); f->a = 3; printf("%d\n", f->a);
    return 0;
}
