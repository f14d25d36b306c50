#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int i = 7; for (int i = 0; i < 2; i++) { int i = 9; printf("%d ", i); } printf("%d\n", i);
    return 0;
}
