/* Found by random programs: the last pack of cells that a block stages crossed the end of an array of one row. */
#include <stdio.h>

static float a[1][30];
static float b[1][30];

int main(void)
{
    int n = 1;

    for (int j = 0; j < 30; j++)
        b[0][j] = j * 7 % 11;
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++)
        for (int j = 1; j < 29; j++)
            a[i][j] = b[i][j + 1];
    for (int j = 0; j < 30; j++)
        printf("%g\n", a[0][j]);
    return 0;
}
