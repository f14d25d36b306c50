#include <stdio.h>
#include "inc/once.h"
#include "inc/outer.h"
#include "inc/plain.h"
#include "inc/plain.h"
#include "inc/once.h"

int main(void)
{
    double *u = fresh(4);
    struct cell c = {.b = 1, .a = plain()};
    u[0] = from_inner(c.a);
    printf("%g %d %d\n", u[0], c.b, line_of_outer());
    free(u);
    return 0;
}
