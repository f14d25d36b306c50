/* Found by random programs: a choice of which a condition around it leaves one side ended the translation, where the loop ends with !=. */
#include <stdio.h>
static short c[29][71], d[30][72];
int main(int argc, char **argv)
{
    int n0 = argc + 28, n1 = argc + 70;
    for (int i = 0; i < n0; i++)
        for (int j = 0; j < n1; j++)
            c[i][j] = (i * 7 + j) % 50;
#pragma mint copy(c, toDevice)
#pragma mint copy(d, toDevice)
#pragma mint parallel for nest(2)
    for (int i = 0; i != n0; i++)
        for (int j = 0; j < n1; j++) {
            if (i >= 1 && i < n0 - 1 && j >= 1) {
                short w = c[i - 1][j] + c[i + 1][j - 1];
                if ((i & 1) == 1)
                    d[i][j] = w + c[n0 - 1 < i + 1 ? n0 - 1 : i + 1][j >= 1 ? j - 1 : 0] % 29;
            }
        }
#pragma mint copy(d, fromDevice)
    int sum = 0;
    for (int i = 0; i < n0; i++)
        for (int j = 0; j < n1; j++)
            sum += d[i][j] * (i + 3 * j);
    printf("%d\n", sum);
    return 0;
}
