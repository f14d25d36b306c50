#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
int n = 3; int add(int a) { return a + n; } printf("%d\n", add(2));
    return 0;
}
