#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>

int main(void)
{
double d = -2.7; printf("%d\n", abs(d)); unsigned u = 5; printf("%d\n", abs(u - 7)); printf("%d\n", abs(-5000000000));
    return 0;
}
