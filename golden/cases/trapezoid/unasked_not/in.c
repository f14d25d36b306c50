/* Rules: T1. What -O3 leaves alone unasked, each with its reason: the newest plane first with a source, a box with a source, integers, two sources, a
   source that is read beside the cell. */
#include "../../field.h"

enum { N = 12 };

static void newest_first(int steps, real (*u)[N][N], real (*v)[N][N], real (*f)[N][N])
{
#pragma mint copy(u, toDevice, N, N, N)
#pragma mint copy(v, toDevice, N, N, N)
#pragma mint copy(f, toDevice, N, N, N)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z < N - 1; z++)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[z][y][x] = (real)0.15 * (u[z + 1][y][x] + u[z - 1][y][x] + u[z][y + 1][x] + u[z][y - 1][x] + u[z][y][x + 1] + u[z][y][x - 1] + f[z][y][x]);
        real (*w)[N][N] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N, N, N)
#pragma mint copy(v, fromDevice, N, N, N)
}

static void box(int steps, real (*u)[N], real (*v)[N], real (*f)[N])
{
#pragma mint copy(u, toDevice, N, N)
#pragma mint copy(v, toDevice, N, N)
#pragma mint copy(f, toDevice, N, N)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < N - 1; y++)
            for (int x = 1; x < N - 1; x++)
                v[y][x] = (real)0.2 * (u[y - 1][x - 1] + u[y - 1][x + 1] + u[y][x] + u[y + 1][x - 1] + u[y + 1][x + 1] + f[y][x]);
        real (*w)[N] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N, N)
#pragma mint copy(v, fromDevice, N, N)
}

static void integers(int steps, int (*u)[N], int (*v)[N])
{
#pragma mint copy(u, toDevice, N, N)
#pragma mint copy(v, toDevice, N, N)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < N - 1; y++)
            for (int x = 1; x < N - 1; x++)
                v[y][x] = (u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x]) & 1023;
        int (*w)[N] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N, N)
#pragma mint copy(v, fromDevice, N, N)
}

static void two_sources(int steps, real (*u)[N], real (*v)[N], real (*f)[N], real (*g)[N])
{
#pragma mint copy(u, toDevice, N, N)
#pragma mint copy(v, toDevice, N, N)
#pragma mint copy(f, toDevice, N, N)
#pragma mint copy(g, toDevice, N, N)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < N - 1; y++)
            for (int x = 1; x < N - 1; x++)
                v[y][x] = (real)0.2 * (u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x]) + f[y][x] * g[y][x];
        real (*w)[N] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N, N)
#pragma mint copy(v, fromDevice, N, N)
}

static void source_beside(int steps, real (*u)[N], real (*v)[N], real (*f)[N])
{
#pragma mint copy(u, toDevice, N, N)
#pragma mint copy(v, toDevice, N, N)
#pragma mint copy(f, toDevice, N, N)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < N - 1; y++)
            for (int x = 1; x < N - 1; x++)
                v[y][x] = (real)0.2 * (f[y][x - 1] * u[y][x - 1] + f[y][x] * u[y][x + 1] + u[y - 1][x] + u[y + 1][x]);
        real (*w)[N] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N, N)
#pragma mint copy(v, fromDevice, N, N)
}

static real a[N][N][N], b[N][N][N], c[N][N][N];
static int p[N][N], q[N][N];

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 5);

    fill(a[0][0], (size_t)N * N * N, 1);
    fill(b[0][0], (size_t)N * N * N, 2);
    for (int i = 0; i < N * N; i++)
        p[i / N][i % N] = q[i / N][i % N] = i * 37 % 101;
    fill(c[0][0], (size_t)N * N * N, 3);
    newest_first(steps, a, b, c);
    box(steps, a[0], b[0], a[5]);
    integers(steps, p, q);
    two_sources(steps, a[1], b[1], a[2], b[2]);
    source_beside(steps, a[3], b[3], a[4]);
    checksum("a", a, sizeof a);
    checksum("b", b, sizeof b);
    checksum("p", p, sizeof p);
    checksum("q", q, sizeof q);
    return 0;
}
