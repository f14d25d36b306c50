#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
#define _x "y"
#define R "r"
#define u8x 1
#define L_ "q"
int main(void)
{
printf("a"_x"b" R"(c)" "%d\n", u8x);
    return 0;
}
