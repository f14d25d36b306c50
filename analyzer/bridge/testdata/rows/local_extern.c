#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
int shared = 6; static int sf(int a) { return a; }
int main(void)
{
extern int shared; printf("%d %d\n", shared, sf(2));
    return 0;
}
