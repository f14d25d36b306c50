#include <stdio.h>
#include "shared.h"

extern double min(double, double), (*this)(double); // becomes: extern "C" { extern double min_(double, double) __asm__("min"), (*this_)(double) __asm__("this"); }

int max(int a, int b) { return a > b ? a : b; } // becomes: extern "C" int max_(int a, int b) { return a > b ? a : b; }

int main(void)
{
    new = 3;
    delete[1] = 4;
    printf("%d %d %d %g\n", norm(-7), try(), throw, this(min(8, 9)));
    return 0;
}
