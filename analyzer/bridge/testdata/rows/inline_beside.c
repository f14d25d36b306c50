#include <stdio.h>
extern inline __attribute__((gnu_inline)) int twice(int x) { return 2 * x; }
int twice(int x) { return 2 * x; }
int main(void)
{
    printf("%d\n", twice(3));
    return 0;
}
