#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static void where(int a) { printf("%s %d\n", __PRETTY_FUNCTION__, a); }
int main(void)
{
where(1);
    return 0;
}
