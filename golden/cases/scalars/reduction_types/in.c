/* Rules: F9. Reductions of every kind of number, by conversions that change no value, around a 'continue'. */
#include "../../field.h"
#include <math.h>

enum level { LOW, HIGH = 5 };

int main(void)
{
    static real u[20][24], v[20][24];
    int n = 20, m = 24, i, j, hits = 0;
    float error = 0;
    double sum = 0;
    enum level level = LOW;
    _Bool any = 0;
    signed char small = 3;
    unsigned long long product = 1;
    long least = 1000;
    unsigned most = 3;

    for (i = 0; i < n; i++)
        for (j = 0; j < m; j++)
            u[i][j] = (i * 13 + j * 7) % 17;
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < 3; t++) {
            error = 0;
            sum = 0;
#pragma mint for nest(2) reduction(max: error, level, most) reduction(+: sum, hits, small) reduction(|: any) \
    reduction(min: least) reduction(*: product)
            for (i = 1; i < n - 1; i++)
                for (j = 1; j < m - 1; j++) {
                    if ((i + j) % 3 == 0)
                        continue;
                    v[i][j] = (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) / 4;
                    error = fmax(error, fabs(v[i][j] - u[i][j]));
                    sum += (double)(int)v[i][j];
                    if (u[i][j] > 8)
                        hits++;
                    if (i == j && level < HIGH)
                        level = HIGH;
                    any |= u[i][j] > 15;
                    small -= i;
                    if (least > i * j - 30)
                        least = i * j - 30;
                    if (j > 5 && most < (unsigned)(i + j))
                        most = i + j;
                    product *= (unsigned)j | 1;
                }
            printf("%.9g %g %d %d %d %d %ld %u %llu\n", error, sum, hits, level, any, small, least, most, product);
        }
    }
#pragma mint copy(v, fromDevice)
    checksum("v", v, sizeof v);
    printf("%d %d\n", i, j);
    return 0;
}
