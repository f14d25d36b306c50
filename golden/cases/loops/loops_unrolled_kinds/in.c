/* Rules: F3. Loops that are written out, by the type of their index, their condition, and what their bodies hold. */
#include <stdio.h>
#include <stdlib.h>
#define N 37
#ifndef REAL
#define REAL double
#endif
static REAL u[N][N], v[N][N], w[N][N], c[8];
enum { K = 2 };
static double weigh(double a, int d) { return d < 0 ? -a : a * (d + 1); }
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : N - 4;
    for (int j = 0; j < N; j++)
        for (int k = 0; k < N; k++) {
            int i = j * N + k;
            u[j][k] = (i * 37 % 101) / 7.0, v[j][k] = i % 5, w[j][k] = 0;
        }
    for (int i = 0; i < 8; i++)
        c[i] = i + 0.5;
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(w, toDevice)
#pragma mint copy(c, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = K; y < n + K; y++)
            for (int x = K; x < n + K; x++) {
                double s = 0, t[5];
                for (size_t d = 0; d < 5; d++)
                    t[d] = u[y][x + d - 2] * c[d];
                for (signed char d = -1; d != 2; d++)
                    s += weigh(u[y + d][x], d) / (d + 3);
                for (unsigned short d = 1; d <= K; d += 1)
                    s -= u[y - d][x + d] - t[d];
                for (long long d = 1; d >= -1; --d) {
                    int q = d ? 3 : 7;
                    if (d && q == 3)
                        s += u[y][x + d] * q;
                    else
                        s *= d == 0 ? 1.25 : 0;
                    switch (q) { case 3: s += 1; default: s += d; }
                }
                v[y][x] = s + (t[0] - t[4]);
            }
#pragma mint for nest(2)
        for (int y = K; y < n + K; y++)
            for (int x = K; x < n + K; x++) {
                int d, e;
                double s = 0;
                for (d = -1; d <= 1; d++)
                    for (e = -1; e <= 1; e++) {
                        double m = v[y + d][x + e];
                        if (!d && !e)
                            s -= 8 * m;
                        else if (d * e == 0 || (x > 3 && y + d > 3))
                            s += m;
                        else
                            s += d % 2 * m;
                    }
                for (d = 0; d < 2; d++)
                    s += v[y][x - d] > 1 && d > 0 ? v[y][x - d * 2] : v[y + d][x] / (d + 1);
                w[y][x] = s;
            }
    }
#pragma mint copy(v, fromDevice)
#pragma mint copy(w, fromDevice)
    double s = 0;
    for (int j = 0; j < N; j++)
        for (int k = 0; k < N; k++)
            s = s * 0.99 + v[j][k] + w[j][k] * 0.1;
    printf("%.17g\n", s);
    return 0;
}
