#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct hide { int a[100]; };
int main(void)
{
char hide; int x = sizeof(hide); printf("%d %zu\n", x, sizeof(struct hide));
    return 0;
}
