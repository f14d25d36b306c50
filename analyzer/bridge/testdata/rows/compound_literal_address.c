#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct p { int x, y; }; static int sum(struct p *q) { return q->x + q->y; }
int main(void)
{
printf("%d\n", sum(&(struct p){1, 2}));
    return 0;
}
