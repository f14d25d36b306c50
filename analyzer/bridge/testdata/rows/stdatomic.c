#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#include <stdatomic.h>
static atomic_int a;
int main(void)
{
atomic_fetch_add(&a, 1); printf("%d\n", a);
    return 0;
}
