/* Rules: N1, T1. Macros that would change kernels: they are defined behind the functions whose calls they replace, or have names that
   kernels use. */
#include "../../field.h"
#include <math.h>

#define N 40
static real distance(real a, real b) { return fabs(a - b) + sqrt(a * a); }
static int folded(int a) { return a > 3 ? a : -a; }

#define fabs(a) ((a) * 3)
#define sqrt(a) 1
#define folded(a) (a)
#define float double
#define min(a, b) a > b ? b : a
#define max 4
#define first 7
#define count(a) (a)
#define add 2
#define x(i) u[i]
#define y 3

static void triangle(real (*u)[N])
{
#pragma mint copy(u, toDevice, N, N)
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++)
        for (int j = i; j < N; j++)
            u[i][j] += distance(i, u[i][j]) + (folded)(j) + folded(i) + fabs(j) + sqrt(i);
#pragma mint copy(u, fromDevice, N, N)
}

static void steps(real (*u)[N], real (*v)[N])
{
#pragma mint copy(u, toDevice, N, N)
#pragma mint copy(v, toDevice, N, N)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < 7; t++) {
#pragma mint for nest(2)
            for (int i = 1; i < N - 1; i++)
                for (int j = 1; j < N - 1; j++)
                    v[i][j] = (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) / max + first + count(y) * add;
            real (*w)[N] = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, N, N)
#pragma mint copy(v, fromDevice, N, N)
}

int main(void)
{
    static real u[N][N], v[N][N];

    fill(u[0], N * N, 1);
    fill(v[0], N * N, 2);
    triangle(u);
    checksum("u", u, sizeof u);
    steps(u, v);
    checksum("u", x(0), sizeof u);
    checksum("v", v, sizeof v);
    return 0;
}
