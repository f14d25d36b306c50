#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
enum e { A, B }; static enum e next(enum e x) { return x + 1; }
int main(void)
{
enum e x = 1; x = A + 1; x++; int a[2] = {[B] = 5}; printf("%d %d %d\n", x, next(A), a[1]); switch (x) { case 1: puts("1"); break; case 2: puts("2"); }
    return 0;
}
