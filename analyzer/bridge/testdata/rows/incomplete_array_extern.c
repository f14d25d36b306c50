#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
extern int tab[]; int tab[4] = {1, 2};
int main(void)
{
printf("%d\n", tab[1]);
    return 0;
}
