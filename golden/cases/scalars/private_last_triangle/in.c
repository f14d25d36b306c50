/* Rules: R2, F2. The last value of a private variable where the bounds of inner loops say which iteration is the last,
   of every width; if there is no iteration, the value before. */
#include "../../field.h"

#define N 40
static real u[N], w[N][N];
enum color { red, green = 5 };

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), k = 5;
    real t = -1, sum = 0;
    long long wide = 7;
    enum color color = red;
    char letter = 'a';

    fill(u, N, 1);
#pragma mint parallel
    {
#pragma mint for nest(2) private(t, wide, color, letter) reduction(+: sum) tile(4, 4) chunksize(2, 2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n - 3 - i; j++) {
                t = u[i] + j;
                wide = (1LL << 60) + i * 100 + j;
                color = (i + j) % 2 ? red : green;
                letter = (char)('b' + j);
                sum += j;
                for (k = 0; k < 3 + i; k++)
                    w[i][j] = t + k;
            }
    }
    printf("%.17g %.17g %lld %d %c %d\n", (double)t, (double)sum, wide, color, letter, k);
#pragma mint parallel for nest(2) private(t)
    for (int i = n - 1; i >= 0; i--)
        for (int j = 1 + i % 2; j < n - 1; j += 2) {
            t = u[i] + j;
            w[i][j] += t;
        }
    printf("%.17g\n", (double)t);
    checksum("w", w, sizeof w);
    return 0;
}
