/* Rules: F9. A minimum and a maximum with an 'else' between their updates, which says nothing while low <= high. */
#include "../../field.h"

#include <math.h>

#define N 303
static real u[N][N];
static int k[N];

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, N);

    fill(&u[0][0], N * N, 1);
    for (int i = 0; i < N; i++)
        k[i] = i * 37 % 101 - 50;
    u[n / 2][0] = -0.0;
    if (n > 3)
        u[3][2] = NAN;

    real high = u[0][0], low = u[0][0];
    int top = 2 * k[0], bottom = top;
#pragma mint parallel
    {
        for (int pass = 0; pass < 2; pass++) {
#pragma mint for nest(2) reduction(max: high) reduction(min: low)
            for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++) {
                    if (u[i][j] > high)
                        high = u[i][j];
                    else if (u[i][j] < low)
                        low = u[i][j];
                }
#pragma mint for reduction(max: top) reduction(min: bottom)
            for (int i = 0; i < n; i++) {
                int e = k[i] * 2 - pass;

                if (i % 3 == 0)
                    continue;
                if (e <= bottom)
                    bottom = e;
                else {
                    if (e > top)
                        top = e;
                }
                if (e + 1 > top)
                    top = e + 1;
            }
        }
    }
    printf("%.9g %.9g %d %d\n", (double)high, (double)low, top, bottom);
    return 0;
}
