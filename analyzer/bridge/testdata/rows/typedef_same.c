#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
typedef struct A A; struct A { A *next; int v; }; typedef struct B *B; struct B { int q; };
int main(void)
{
A a = {NULL, 3}; struct B b = {4}; B p = &b; printf("%d %d\n", a.v, p->q);
    return 0;
}
