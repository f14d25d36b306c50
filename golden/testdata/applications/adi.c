/* Alternating directions, three sweeps a step, in the C of 1989: Crank-Nicolson heat on a square, one tridiagonal solve
 * per line. Lines are independent, along a line the solve is serial.
 * Edits that mintc needed beside the directives: None. */
#include <stdio.h>
#include <math.h>

#define N 40
#define STEPS 6

static double u[N][N], v[N][N], p[N][N], q[N][N], rhs[N][N];

void init()
{
    int i, j;

    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++)
            u[i][j] = (double)((i * 7 + j * 11) % 17) / N;
}

void adi()
{
    int t, i, j;
    double a, b, c, d;

    a = -0.3;
    b = 1.6;
    c = -0.3;
    d = 0.4;
#pragma mint parallel
    {
        for (t = 1; t <= STEPS; t++) {
            /* the explicit part */
#pragma mint for nest(2)
            for (i = 1; i < N - 1; i++)
                for (j = 1; j < N - 1; j++)
                    rhs[i][j] = d * u[i][j] + 0.15 * (u[i][j - 1] + u[i][j + 1]);
            /* along the columns */
#pragma mint for private(j)
            for (i = 1; i < N - 1; i++) {
                v[0][i] = 1.0;
                p[i][0] = 0.0;
                q[i][0] = v[0][i];
                for (j = 1; j < N - 1; j++) {
                    p[i][j] = -c / (a * p[i][j - 1] + b);
                    q[i][j] = (rhs[j][i] - a * q[i][j - 1]) / (a * p[i][j - 1] + b);
                }
                v[N - 1][i] = 1.0;
                for (j = N - 2; j >= 1; j--)
                    v[j][i] = p[i][j] * v[j + 1][i] + q[i][j];
            }
            /* along the rows */
#pragma mint for private(j)
            for (i = 1; i < N - 1; i++) {
                u[i][0] = 1.0;
                p[i][0] = 0.0;
                q[i][0] = u[i][0];
                for (j = 1; j < N - 1; j++) {
                    p[i][j] = -c / (a * p[i][j - 1] + b);
                    q[i][j] = (v[i][j] - a * q[i][j - 1]) / (a * p[i][j - 1] + b);
                }
                u[i][N - 1] = 1.0;
                for (j = N - 2; j >= 1; j--)
                    u[i][j] = p[i][j] * u[i][j + 1] + q[i][j];
            }
        }
    }
}

int main()
{
    int i, j;
    double s;

    init();
    adi();
    s = 0;
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++)
            s += u[i][j] * (i + 2 * j);
    printf("%.17g %.17g\n", s, u[N / 2][N / 3]);
    return 0;
}
