#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
int x; int x; static int y; static int y = 3; extern int z; int z = 4; int a[]; int a[3];
int main(void)
{
printf("%d %d %d %zu\n", x, y, z, sizeof a);
    return 0;
}
