/* Rules: T1, T2. Trapezoid cases 1, 4. At -O3 strips in registers make the steps of one dimension unasked: two buffers, and two nests that write two arrays in turn, as
   PolyBench's jacobi-1d has them. A copy back is none of these; integers were not measured. Stars whose sums take the oldest plane first march, from a size on. */
#include "../../field.h"

enum { N = 700, M = 12 };
static real r[M][M][M], s[M][M][M];
static int a[N], b[N];

static void heat(int n, int steps, real *u, real *v)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(1)
        for (int i = 1; i < n - 1; i++)
            v[i] = u[i] + (real)0.2 * (u[i - 1] - 2 * u[i] + u[i + 1]);
        real *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
}

static void pair(int n, int steps, real *u, real *v)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(1)
        for (int i = 1; i < n - 1; i++)
            v[i] = (u[i - 1] + u[i] + u[i + 1]) / 3;
#pragma mint for nest(1)
        for (int i = 1; i < n - 1; i++)
            u[i] = (v[i - 1] + v[i] + v[i + 1]) / 3;
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
}

static void copied(int n, int steps, real *u, real *v)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(1)
        for (int i = 1; i < n - 1; i++)
            v[i] = v[i] / 2 + (u[i - 1] + u[i + 1]) / 4;
#pragma mint for nest(1)
        for (int i = 1; i < n - 1; i++)
            u[i] = v[i];
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
}

static void integers(int n, int steps, int *u, int *v)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(1)
        for (int i = 1; i < n - 1; i++)
            v[i] = (u[i - 1] ^ u[i + 1]) & 1023;
        int *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
}

static void star(int steps, real (*u)[M][M], real (*v)[M][M])
{
#pragma mint copy(u, toDevice, M, M, M)
#pragma mint copy(v, toDevice, M, M, M)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z < M - 1; z++)
            for (int y = 1; y < M - 1; y++)
                for (int x = 1; x < M - 1; x++)
                    v[z][y][x] = (real)0.15 * (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y - 1][x] + u[z][y + 1][x] + u[z][y][x - 1] + u[z][y][x + 1]);
        real (*w)[M][M] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, M, M, M)
#pragma mint copy(v, fromDevice, M, M, M)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 300), steps = size_argument(argc, argv, 2, 43);
    real *u = malloc(N * sizeof *u), *v = malloc(N * sizeof *v);

    fill(u, N, 1);
    fill(v, N, 2);
    fill(&r[0][0][0], M * M * M, 3);
    fill(&s[0][0][0], M * M * M, 4);
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i * i % 1000;
    heat(n, steps, u, v);
    pair(n, steps, u, v);
    copied(n, steps, u, v);
    integers(n, steps, a, b);
    star(steps, r, s);
    checksum("u", u, N * sizeof *u);
    checksum("v", v, N * sizeof *v);
    checksum("a", a, sizeof a);
    checksum("r", r, sizeof r);
    checksum("s", s, sizeof s);
    return 0;
}
