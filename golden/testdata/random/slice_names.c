/* Found by a random program: a slice of an array `e` had the name of a variable of the kernel. */
#include <stdio.h>
static double e[3][20][30], c[20][30];
int main(void)
{
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < 20; i++)
            for (int j = 0; j < 30; j++)
                e[k][i][j] = k + i * 0.5 + j * 0.25;
#pragma mint copy(e, toDevice)
#pragma mint copy(c, toDevice)
#pragma mint parallel
#pragma mint for nest(2)
    for (int i = 1; i < 19; i++)
        for (int j = 1; j < 29; j++)
            e[2][i][j] = e[1][i][j - 1] + e[1][i + 1][j] + c[i][j];
#pragma mint copy(e, fromDevice)
    double sum = 0;
    for (int i = 0; i < 20; i++)
        for (int j = 0; j < 30; j++)
            sum += e[2][i][j];
    printf("sum %.17g\n", sum);
    return 0;
}
