/* Rules: F5, F8, C1. Arrays that may be one, or parts of one: what they share decides, not what they are called. */
#include "../../field.h"

#define M 12

/* Halves, or planes, of one array. */
static void smooth(int n, real (*u)[M], real (*v)[M])
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < n - 1; y++)
        for (int x = 1; x < M - 1; x++)
            v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
}

/* c may be a, shifted by rows: one kernel for both would read what it has written. */
static void two_nests(int n, real (*a)[M], real (*b)[M], real (*c)[M], real (*d)[M])
{
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < M; x++)
                d[y][x] = c[y][x] + b[y][x];
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < M; x++)
                a[y][x] = b[y][x] * 2;
    }
}

/* The same by tables of rows. */
static void two_tables(int n, real **a, real **b, real **c, real **d)
{
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < M; x++)
                d[y][x] = c[y][x] + b[y][x];
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < M; x++)
                a[y][x] = b[y][x] * 2;
    }
}

/* Windows side by side in the rows of one block. */
static void windows(int n, int w, int row, const real *u, real *v)
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < n - 1; y++)
        for (int x = 1; x < w - 1; x++)
            v[y * row + x] = (u[(y - 1) * row + x] + u[(y + 1) * row + x] + u[y * row + x - 1] + u[y * row + x + 1]) / 4;
}

/* Even and odd elements, forwards and backwards. */
static void combs(int n, const real *u, real *v, real *w)
{
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < n; i++)
            v[2 * i] = u[2 * i - 2] + u[2 * i];
#pragma mint for
        for (int i = 0; i < n; i += 2)
            w[n - 1 - i] = u[i] + 1;
    }
}

/* A residual, into the array of the right-hand side. */
static void residual(int n, real (*u)[M], real (*v)[M], real (*r)[M])
{
#pragma mint parallel for nest(1)
    for (int y = 1; y < n - 1; y++)
        for (int x = 1; x < M - 1; x++)
            r[y][x] = v[y][x] - (u[y - 1][x] + u[y + 1][x] - 2 * u[y][x]);
}

/* A condition keeps what is written from what is read. */
static void fold(int n, int half, real *u, real *v)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        if (i < half)
            v[i] = u[n - 1 - i];
}

/* Copies of edges: ranges that overlap by their subscripts, and elements that do not. */
static void edges(real *u, int nx, int ny, int pad, real *q, int m, int n)
{
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < ny; i++)
            for (int d = 0; d < pad; d++)
                u[i * nx + (nx - pad + d)] = u[i * nx + (nx - 1 - pad - d)];
#pragma mint for nest(2)
        for (int j = 1; j < n - 1; j++)
            for (int k = 0; k < 3; k++)
                q[j + n * ((m - 1) + m * k)] = q[j + n * ((m - 2) + m * k)];
    }
}

/* What only the claim says. */
static void scatter(int n, const int *to, const real *u, real *v)
{
#pragma mint copy(to, toDevice, n)
#pragma mint parallel for independent
    for (int i = 0; i < n; i++)
        v[to[i]] = u[to[i]] + 1;
}

/* Three nests, the first two of which share nothing. */
static void gathered(int n, real (*u)[M], real (*v)[M], real (*w)[M])
{
    static real a[M], b[M], c[M];

#pragma mint parallel
    {
#pragma mint for
        for (int x = 0; x < M; x++)
            a[x] = x;
#pragma mint for
        for (int x = 0; x < M; x++)
            b[x] = 2 * x;
#pragma mint for
        for (int x = 0; x < M; x++)
            c[x] = a[x] + b[x];
    }
    checksum("c", c, sizeof c);
    residual(n, u, v, w);
}

static void rows(int n)
{
    static real all[64][M], other[64][M], third[64][M];
    real *table[64], *second[64], *last[64];

    fill(all[0], 64 * M, 1);
    fill(other[0], 64 * M, 2);
    fill(third[0], 64 * M, 3);
    for (int y = 0; y < 64; y++) {
        table[y] = all[y];
        second[y] = other[y];
        last[y] = third[y];
    }
#pragma mint copy(all, toDevice)
#pragma mint copy(other, toDevice)
#pragma mint copy(third, toDevice)
    smooth(n, all, all + n);
    smooth(n, all + n, all);
    smooth(n, all + n - 1, all + 2 * n - 2);
    two_nests(n, all, other, third, third + n);
    two_nests(n, all, other, all, third);
    two_nests(n, all + 1, other, all, third);
    two_nests(n, all, other, all + 1, third);
    two_nests(n, third + 2, other, all, third);
    residual(n, all, other, other);
    gathered(n, all, other, other + n);
#pragma mint copy(all, fromDevice)
#pragma mint copy(other, fromDevice)
#pragma mint copy(third, fromDevice)
    checksum("all", all, sizeof all);
    checksum("other", other, sizeof other);
    checksum("third", third, sizeof third);
    real **t = table, **s = second, **l = last;
#pragma mint copy(t, toDevice, M, 64)
#pragma mint copy(s, toDevice, M, 64)
#pragma mint copy(l, toDevice, M, 64)
    two_tables(n, t + 1, s, t, l);
    two_tables(n, t, s, t + 1, l);
    two_tables(n, l + 2, s, t, l);
#pragma mint copy(t, fromDevice, M, 64)
#pragma mint copy(l, fromDevice, M, 64)
    checksum("table", all, sizeof all);
    checksum("last", third, sizeof third);
}

static void line(int n)
{
    int row = 2 * n, cells = row * n;
    real *u = malloc(cells * sizeof *u), *q = malloc(3 * 9 * 8 * sizeof *q);
    int *to = malloc(n * sizeof *to);

    fill(u, cells, 4);
    fill(q, 3 * 9 * 8, 5);
    for (int i = 0; i < n; i++)
        to[i] = (i + 3) % n;
#pragma mint copy(u, toDevice, cells)
#pragma mint copy(q, toDevice, 3 * 9 * 8)
    windows(n, n, row, u, u + n);
    windows(n, n - 1, row, u + n, u);
    combs(n, u, u + 1, u + 2 * n);
    combs(n, u + 3, u, u + 2 * n + 4);
    fold(2 * n, n, u, u);
    fold(2 * n, n, u + 1, u);
    edges(u, row, n, 2, q, 9, 8);
    scatter(n, to, u, u);
#pragma mint copy(u, fromDevice, cells)
#pragma mint copy(q, fromDevice, 3 * 9 * 8)
    checksum("u", u, cells * sizeof(real));
    checksum("q", q, 3 * 9 * 8 * sizeof(real));
    free(to);
    free(q);
    free(u);
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);

    rows(n);
    line(n);
    return 0;
}
