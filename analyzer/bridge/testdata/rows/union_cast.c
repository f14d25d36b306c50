#include <stdio.h>

union number {
    double d;
    unsigned long long bits;
};

int main(void)
{
    double x = 1.5;
    union number same = {2.5};

    printf("%llx %llx\n", ((union number)x).bits, ((union number)same).bits);
    return 0;
}
