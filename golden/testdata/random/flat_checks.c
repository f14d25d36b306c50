/* Found by random programs, which stopped before the launch: accesses of flat arrays that only lie apart where conditions on
 * the index hold, a row that a serial loop runs through, and time levels times a plane in a nest of one parallel loop. */
#include <stdio.h>

#define N 31
static float a[3 * N];
static double b[16 * 24], c[3 * 13 * 16 * 19];

int main(void)
{
    int n = N, plane = 16 * 19;
    double sum = 0;

    for (int i = 0; i < 3 * N; i++)
        a[i] = i % 7;
    for (int i = 0; i < 16 * 24; i++)
        b[i] = i % 29;
    for (int i = 0; i < 3 * 13 * 16 * 19; i++)
        c[i] = i % 37;
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
#pragma mint copy(c, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < 3; t++) {
#pragma mint for
            for (int i = 0; i < n; i++)
                if (i >= 2 && i < n - 3)
                    a[(t + 1) % 3 * n + i] = a[(i - 1) + n * ((t + 2) % 3)] / 3;
#pragma mint for
            for (int i = 14; i > 0; --i)
                for (int j = 0; j != 22; j++)
                    if ((i + j) % 2 == 0)
                        b[i * 24 + j] = b[(i - 1) * 24 + j] / 3 + b[i * 24 + j + 24] / 5;
#pragma mint for
            for (int i = 1; i < 12; i++)
                for (int j = 1; j < 15; j++)
                    for (int k = 1; k < 18; k++)
                        c[(t + 1) % 3 * 13 * 16 * 19 + i * plane + j * 19 + k] = c[((t % 3 * 13 + i - 1) * 16 + j) * 19 + k] / 2;
        }
    }
#pragma mint copy(a, fromDevice)
#pragma mint copy(b, fromDevice)
#pragma mint copy(c, fromDevice)
    for (int i = 0; i < 3 * N; i++)
        sum = sum * 0.9 + a[i];
    for (int i = 0; i < 16 * 24; i++)
        sum = sum * 0.9 + b[i];
    for (int i = 0; i < 3 * 13 * 16 * 19; i++)
        sum = sum * 0.9 + c[i];
    printf("sum_0 %a\n", sum);
    return 0;
}
