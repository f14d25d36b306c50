#include <math.h>
#include <stdio.h>
#define double float
int main(void)
{
    float two = 2;
    printf("%.17g\n", sqrt(two));
    return 0;
}
