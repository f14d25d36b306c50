/* Found by a random program: parameters with rows of variable length are no C++, and their pointers change places. */
#include <stdio.h>

static void run(int n0, int n1, float a[n0][n1 + 1], float b[n0][n1 + 1])
{
#pragma mint copy(a, toDevice, n1 + 1, n0)
#pragma mint copy(b, toDevice, n1 + 1, n0)
#pragma mint parallel
    {
        for (int t = 0; t < 3; t++) {
#pragma mint for nest(all) tile(16, 3) chunksize(2, 3)
            for (int i = 1; i < n0 - 1; i++)
                for (int j = n1 - 1; j > 0; --j) {
                    b[i][j] = 0.25f * a[i - 1][j] + .5f * a[i][j + 1] + a[i + 1][j - 1] / 7.0f;
                }
#pragma mint single
            {
                float (*swap)[n1 + 1] = a;
                a = b;
                b = swap;
            }
        }
    }
#pragma mint copy(a, fromDevice, n1 + 1, n0)
#pragma mint copy(b, fromDevice, n1 + 1, n0)
}

int main(void)
{
    float a[9][18], b[9][18];
    double sum = 0;

    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 18; j++)
            a[i][j] = b[i][j] = (i * 7 + j * 5) % 11;
    run(9, 17, a, b);
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 18; j++)
            sum += (i + 1) * a[i][j] + (j + 2) * b[i][j];
    printf("sum_0 %a\n", sum);
    return 0;
}
