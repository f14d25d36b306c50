/* Found by random programs: a plane that is a variable hid rows in the last index, and beside ny * nx made a dimension of its own. */
#include <stdio.h>

static double a[2 * 7 * 9];
static int b[5 * 7 * 9];

int main(void)
{
    int plane = 7 * 9;

    for (int i = 0; i < 2 * 7 * 9; i++)
        a[i] = i % 23 * 0.25;
    for (int i = 0; i < 5 * 7 * 9; i++)
        b[i] = i % 31;
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < 3; t++) {
            int from = t % 2, to = (t + 1) % 2;
#pragma mint for nest(all)
            for (int i = 1; i < 7; i++)
                for (int j = 0; j < 9; j++)
                    a[to * plane + i * 9 + j] = a[from * plane + i * 9 + j] / 4 + a[from * plane + (i - 1) * 9 + j];
        }
#pragma mint for nest(all)
        for (int i = 0; i < 5; i++)
            for (int j = 0; j < 7; j++)
                for (int k = 1; k < 8; k++)
                    if ((i + j + k) % 2 == 1)
                        b[k + 9 * (j + 7 * i)] = b[i * plane + j * 9 + k - 1] + b[(k + 1) + 9 * (j + 7 * i)];
    }
#pragma mint copy(a, fromDevice)
#pragma mint copy(b, fromDevice)
    double sum = 0;
    for (int i = 0; i < 2 * 7 * 9; i++)
        sum = sum * 0.9 + a[i];
    for (int i = 0; i < 5 * 7 * 9; i++)
        sum = sum * 0.9 + b[i];
    printf("sum_0 %a\n", sum);
    return 0;
}
