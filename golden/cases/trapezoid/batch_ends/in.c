/* Rules: T1, T2, C1. Trapezoid case 14: what ends a batch. Each function goes on as its chain says for some steps and then does not: another range,
   another storage, a nest left out, two names of one array, a second chain, a look by the host. The faults of batch_test.go show here. */
#include "../../field.h"
enum { N = 24, M = 11 };
typedef real row[N];

static real a[M][N], b[M][N], f[M][N], g[M][N], cube[2][M][N], wall[40][N];

static void set(void)
{
    fill(a[0], N * M, 1);
    fill(b[0], N * M, 2);
    fill(f[0], N * M, 3);
    fill(g[0], N * M, 4);
    fill(cube[0][0], 2 * N * M, 5);
    fill(wall[0], 40 * N, 6);
}

static void range(int steps)
{
    row *u = a, *v = b;
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        int end = t == 4 ? N - 2 : N - 1;
#pragma mint for nest(2)
        for (int y = 1; y < M - 1; y++)
            for (int x = 1; x < end; x++)
                v[y][x] = (real)0.2 * (u[y][x] + u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x]);
        row *w = u;
        u = v;
        v = w;
    }
}

static void relax(int steps, row *u, row *v, row *source)
{
#pragma mint copy(u, toDevice, N, M)
#pragma mint copy(v, toDevice, N, M)
#pragma mint copy(source, toDevice, N, M)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        real c = (real)(0.01 * t);
#pragma mint for nest(2)
        for (int y = 1; y < M - 1; y++)
            for (int x = 1; x < N - 1; x++)
                v[y][x] = (real)0.2 * (u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x]) + c * source[y][x];
        if (t != 5) {
            row *w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, N, M)
#pragma mint copy(v, fromDevice, N, M)
}

static void fields(int steps)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < M; y++)
            for (int x = 0; x < N; x++)
                f[y][x] = f[y][x] - (real)0.3 * (g[y][x] - g[y - 1][x]);
        if (t % 6 == 3)
            continue;
#pragma mint for nest(2)
        for (int y = 0; y < M - 1; y++)
            for (int x = 0; x < N - 1; x++)
                g[y][x] = g[y][x] - (real)0.2 * (f[y + 1][x] - f[y][x] + f[y][x + 1]);
        if (t % 9 == 7) {
#pragma mint single
            {
                printf("%.17g\n", (double)g[2][3]);
            }
        }
    }
}

static void chosen(int steps)
{
    row *u = a, *v = b;
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        row *source = t % 3 == 0 ? f : g;
#pragma mint for nest(2)
        for (int y = 1; y < M - 1; y++)
            for (int x = 1; x < N - 1; x++)
                v[y][x] = (real)0.2 * (u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x]) + source[y][x];
        row *w = u;
        u = v;
        v = w;
    }
}

static void slices(int steps)
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < M - 1; y++)
            for (int x = 1; x < N - 1; x++)
                cube[(t + 1) % 2][y][x] = (real)0.25 * (cube[t % 2][y][x - 1] + cube[t % 2][y][x + 1] + cube[t % 2][y - 1][x] + cube[t % 2][y + 1][x]);
    }
}

static void path(int steps)
{
    real *u = a[0], *v = b[0];
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int x = 1; x < N - 1; x++)
            v[x] = (real)0.3 * (u[x - 1] + u[x] + u[x + 1]) + wall[t][x];
        real *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
}

static void two(int steps)
{
    row *u = a, *v = b;
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        for (int k = 0; k < 2; k++) {
#pragma mint for nest(2)
            for (int y = 1; y < M - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[y][x] = (real)0.2 * (u[y][x] + u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x]);
            row *w = u;
            u = v;
            v = w;
        }
        for (int k = 0; k < 3; k++) {
#pragma mint for nest(2)
            for (int y = 1; y < M - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[y][x] = (real)0.3 * (u[y][x - 1] + u[y][x + 1]) - (real)0.1 * (u[y - 1][x] + u[y + 1][x]);
            row *w = u;
            u = v;
            v = w;
        }
    }
}

static void show(const char *name)
{
    checksum(name, a, sizeof a);
    checksum(name, b, sizeof b);
    checksum(name, f, sizeof f);
    checksum(name, g, sizeof g);
    checksum(name, cube, sizeof cube);
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 13);

    set(), range(steps), show("range");
    set(), relax(steps, a, b, f), show("relax");
    set(), relax(steps, a, b, b), show("source is v");
    set(), fields(steps), show("fields");
    set(), chosen(steps), show("chosen");
    set(), slices(steps), show("slices");
    set(), path(steps), show("path");
    set(), two(steps), show("two");
    return 0;
}
