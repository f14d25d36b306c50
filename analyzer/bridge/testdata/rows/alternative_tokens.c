#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
struct s { int and, or, not; };
int main(void)
{
int and = 1, or = 2, xor = 3, not = 4, bitand = 5, compl = 6, and_eq = 7, not_eq = 8; struct s s = {1, 2, 3}; printf("%d %d\n", and + or + xor + not + bitand + compl + and_eq + not_eq, s.and + s.not);
    return 0;
}
