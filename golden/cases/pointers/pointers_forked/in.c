/* Rules: F3, F5, F6. Pointers that choose between arrays inside a nest: by what the launch knows, and cell by cell. */
#include "../../field.h"

#define N 33

struct cell {
    real v[2];
    int k;
};

static real u[N][N], v[N][N], w[N][N];
static struct cell s[N], t[N];

static real lap(real (*p)[N], int y, int x) { return p[y - 1][x] + p[y + 1][x] - 2 * p[y][x]; }
static real line(const real *p, int i) { return p[i - 1] + p[i + 1]; }

static void cells(int flag)
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < N - 1; y++)
        for (int x = 1; x < N - 1; x++) {
            real(*p)[N] = flag ? u : v;
            const real *row = (x + y) % 2 ? u[y] : v[y - 1] + 1;
            const real *third = u[y][x] > 0 ? row : y > 4 ? &w[y][x] - x : v[y];

            w[y][x] = p[y - 1][x] + p[y][x + 1] + row[x] / 2 + (x < 10 ? u : v)[y + 1][x - 1];
            w[y][x] += lap(flag > 1 ? u : v, y, x) + line(y % 2 ? u[y] : v[y], x) - third[x];
            w[y][x] -= *(flag ? &u[y][0] : &v[y][1]);
        }
}

/* The side of a boundary: what the condition excludes may lie outside. */
static void sides(int n, int outflow, const real *inside, const real *outside, real *flux)
{
#pragma mint copy(inside, toDevice, n)
#pragma mint copy(outside, toDevice, n)
#pragma mint copy(flux, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        const real *left = i > 0 ? &inside[i - 1] : outside;
        const real *right = i < n - 1 ? inside + i + 1 : outflow ? &inside[n - 1] : &outside[n - 1];
        flux[i] = *right - *left;
    }
#pragma mint copy(flux, fromDevice, n)
}

/* Written through, each iteration one of two. */
static void results(int flag)
{
#pragma mint parallel for nest(2)
    for (int y = 0; y < N; y++)
        for (int x = 1; x < N - 1; x++) {
            real(*p)[N] = flag ? u : v;
            real *row = x % 2 ? w[y] : y > 3 ? v[y] : w[y];

            p[y][x] = w[y][x] / 2;
            p[y][x] *= 3;
            row[x] += x - y;
            (flag > 1 ? v : w)[y][x] -= 1;
        }
}

static void structs(int flag)
{
#pragma mint parallel for
    for (int i = 1; i < N - 1; i++) {
        real local[2] = {1, 2};
        const struct cell *c = i % 3 ? &s[i] : &t[i - 1];
        real x = (i % 2 ? local : c->v)[1];
        const struct cell *d = flag ? s : t;
        struct cell copy = *(i & 1 ? s + i : t + i);

        w[i][0] = c->v[0] + c->k + x + d[i].v[1] + copy.k;
        struct cell *to = i % 5 ? &s[i] : &copy;
        to->k = i + to->k;
        to->v[1] = x;
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, N);
    static real a[N], b[N], c[N];

    fill(&u[0][0], N * N, 1);
    fill(&v[0][0], N * N, 2);
    fill(a, N, 3);
    fill(b, N, 4);
    for (int i = 0; i < N; i++) {
        s[i] = (struct cell){{i, 2 * i}, 3 * i};
        t[i] = (struct cell){{5, 7 * i}, i * i};
    }
    for (int flag = 0; flag < 3; flag++) {
        cells(flag);
        structs(flag);
        results(flag);
        checksum("u", u, sizeof u);
        checksum("v", v, sizeof v);
        checksum("s", s, sizeof s);
        checksum("w", w, sizeof w);
        sides(n, flag, a, b, c);
        checksum("flux", c, sizeof c);
    }
    return 0;
}
