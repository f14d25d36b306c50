#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdbool.h>
#include <errno.h>
static double f(int n, double a[n][n]) { return a[1][0]; } static int g(int n, int a[static n]) { return a[n - 1]; }
int main(void)
{
int n = 3; double a[n][n]; memset(a, 0, sizeof a); a[1][0] = 4; int b[] = {1, 2, 3}; printf("%g %zu %d\n", f(n, a), sizeof a, g(3, b));
    return 0;
}
