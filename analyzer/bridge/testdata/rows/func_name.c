#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static void where(void) { printf("%s %zu\n", __func__, sizeof __func__); }
int main(void)
{
where(); printf("%s %s\n", __FUNCTION__, __func__);
    return 0;
}
