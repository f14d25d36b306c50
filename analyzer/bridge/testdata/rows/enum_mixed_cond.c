#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
enum e { A, B }; enum f { C = 5, D };
int main(void)
{
int c = 1; int x = c ? A : D; enum e y = c ? B : A; printf("%d %d %d\n", x, y, (c ? A : C) == 0);
    return 0;
}
