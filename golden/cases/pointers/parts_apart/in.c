/* Rules: C1, C5. Parts of one block that are copied apart: pointers into a block, rows, a pool, a pointer that walks, parts
   that change places. The host uses other parts meanwhile. */
#include "../../field.h"
#include <string.h>

enum { N = 40 };

static real pool[4 * N];
static int used;

static real *take(int n)
{
    real *p = &pool[used];
    used += n;
    return p;
}

/* The rest is the host's, all the time. */
static void arena(void)
{
    real *a = take(N), *b = take(N), *rest = take(N);

    fill(a, N, 1);
    fill(b, N, 2);
#pragma mint copy(a, toDevice, N)
#pragma mint copy(b, toDevice, N)
    for (int t = 0; t < 3; t++) {
#pragma mint parallel for
        for (int i = 0; i < N; i++)
            b[i] = a[i] + b[i] / 2;
#pragma mint copy(b, fromDevice, N)
        rest[t] = b[t] + a[t];
        a[t] = 5;
#pragma mint copy(a, toDevice, N)
    }
    printf("%.9g %.9g\n", (double)rest[2], (double)b[3]);
}

static void rows(void)
{
    static real m[3][N];

    fill(m[0], 2 * N, 3);
#pragma mint copy(m[0], toDevice)
#pragma mint copy(m[1], toDevice)
#pragma mint parallel for
    for (int i = 1; i < N; i++)
        m[1][i] += m[0][i - 1];
#pragma mint copy(m[1], fromDevice)
    for (int i = 0; i < N; i++)
        m[2][i] = m[1][i] - m[0][i];
    printf("%.9g %.9g\n", (double)m[1][3], (double)m[2][N - 1]);
}

static void walk(real *block)
{
    real *p = block;
#pragma mint copy(p, toDevice, N)
    p += N;
#pragma mint copy(p, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        p[i] = p[i] * 2 + 1;
#pragma mint copy(p, fromDevice, N)
    real s = 0;
    for (p = block; p < block + 3 * N; p++)
        s += *p;
    printf("%.9g\n", (double)s);
}

static void turn(real *u, real *v, int steps)
{
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
    for (int t = 0; t < steps; t++) {
#pragma mint parallel for
        for (int i = 1; i < N - 1; i++)
            v[i] = (u[i - 1] + u[i + 1]) / 2;
        real *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N)
#pragma mint copy(v, fromDevice, N)
    printf("%.9g %.9g\n", (double)u[3], (double)v[3]);
}

static void up(real *p)
{
#pragma mint copy(p, toDevice, N) keep
}

static void down(real *p)
{
#pragma mint copy(p, fromDevice, N)
#pragma mint copy(p, release)
}

static void called(real *both)
{
    real *a = both, *b = both + N;

    for (int k = 0; k < 2; k++)
        up(both + k * N);
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        a[i] += b[i];
    down(a);
    memcpy(both + 2 * N, both, N * sizeof *both);
    both[2 * N] = both[N];
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        b[i] += i;
    down(b);
    checksum("both", both, 3 * N * sizeof *both);
}

/* One part is only read there, and belongs to the host again while the other one is on the device. */
static void side(real *w)
{
    real *y = &w[N];
#pragma mint copy(y, toDevice, N)
    for (int i = 0; i < N; i++)
        w[i] *= 2;
#pragma mint copy(w, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        y[i] += w[i];
    for (int i = 0; i < N; i++)
        w[i] *= 2;
#pragma mint copy(y, fromDevice, N)
    printf("%.9g %.9g\n", (double)w[3], (double)w[N + 3]);
}

/* The second part is put there when the device has changed the first one. */
static void later(real *w)
{
    for (int k = 0; k < 2; k++) {
        real *h = w + k * N;
#pragma mint copy(h, toDevice, N) keep
#pragma mint parallel for
        for (int i = 0; i < N; i++)
            h[i] += i + k;
    }
    down(w);
    down(w + N);
}

/* The block is freed while its parts are on the device, and other storage takes its place. */
static void freed(void)
{
    real *block = malloc(2 * N * sizeof *block), *u = block, *v = block + N;

    fill(block, 2 * N, 5);
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
    for (int t = 0; t < 3; t++) {
#pragma mint parallel for
        for (int i = 1; i < N - 1; i++)
            v[i] = (u[i - 1] + u[i + 1]) / 2;
        real *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, N)
    printf("%.9g\n", (double)u[3]);
    free(block);
}

int main(void)
{
    freed();
    real *block = malloc(3 * N * sizeof *block);

    arena();
    rows();
    fill(block, 3 * N, 4);
    walk(block);
    turn(block, block + N, 3);
    called(block);
    side(block);
    later(block);
    checksum("block", block, 3 * N * sizeof *block);
    free(block);
    return 0;
}
