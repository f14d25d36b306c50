/* Ways out of blocks that hold mappings. */
#include <complex.h>
#include <stdio.h>
static double complex z = 1;
static double leave(int how, int n, double *u)
{
    double *alias = u;
    for (int turn = 0; turn < 3; turn++) {
#pragma mint copy(u, toDevice, n)
#pragma mint parallel
        {
#pragma mint for
            for (int i = 0; i < n; i++)
                u[i] += 1;
#pragma mint copy(u, fromDevice, n)
            if (how == 0)
                return u[n - 1];
            if (how == 1)
                break;
            if (how == 2 && turn == 1)
                goto out;
            if (how == 3)
                continue;
        }
        u[0] += 10;
    }
out:
    return alias[0];
}
int main(void)
{
    double u[9] = {0};
    for (int how = 0; how < 5; how++)
        printf("%g %g\n", leave(how, 9, u), creal(z));
    return 0;
}
