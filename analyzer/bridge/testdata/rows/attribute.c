#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static int f(int) __attribute__((unused)); static int f(int a) { return a; } struct __attribute__((packed)) p { char a; int b; };
int main(void)
{
printf("%d %zu\n", f(2), sizeof(struct p));
    return 0;
}
