#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct q; static int f(struct q *p);
struct q { int a; }; static int f(struct q *p) { return p->a; }
int main(void)
{
struct q q = {3}; printf("%d\n", f(&q));
    return 0;
}
