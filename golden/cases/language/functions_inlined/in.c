/* Rules: F3, F6. Functions that see arrays are inlined: their accesses are the loop's, with its stencil, its checks and its arrays. */
#include "../../field.h"

#define M 21

struct domain {
    int width;
    real h, scale[2];
    real *cells;
};

static real h[M][M];

static real laplacian(int n, real u[][M], int y, int x)
{
    (void)n;
    return u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1] - 4 * u[y][x];
}

static void store(real (*to)[M], int y, int x, real value)
{
    to[y][x] = value;
}

static real coefficient(int y, int x)
{
    return h[y][x] / 3;
}

static inline int east(int x)
{
    return x + 1;
}

static real of_domain(const struct domain *d, int y, int x)
{
    return d->cells[x] * d->h + y;
}

static real *at(const struct domain *d, int x)
{
    return &d->cells[x];
}

static real *next(real (*rows)[M], int y, int x)
{
    return rows[y] + east(x);
}

static void sort(real *a, real *b)
{
    if (*a > *b) {
        real t = *a;
        *a = *b;
        *b = t;
    }
}

static void products(const real *q, real f[3])
{
    for (int k = 0; k < 3; k++)
        f[k] = q[k] * q[0];
}

static real shifted(real *row, int x)
{
    x++;
    real sum = row[x];
    x -= 2;
    return sum + row[x];
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17) % (M - 1);
    real u[M][M], v[M][M];
    struct domain d = {M, (real)0.5, {1, 2}, malloc(M * sizeof(real))};

    fill(u[0], M * M, 1);
    fill(v[0], M * M, 2);
    fill(h[0], M * M, 3);
    fill(d.cells, M, 4);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(h, toDevice)
#pragma mint copy(d.cells, toDevice, d.width)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++)
                store(v, y, x, u[y][x] + laplacian(n, u, y, x) * coefficient(y, x));
#pragma mint for nest(2)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++) {
                real low = u[y][x], high = v[y][x];
                real q[3] = {low, high, 2}, f[3];
                sort(&low, &high);
                products(q, f);
                *next(v, y, x - 1) = high - low + *at(&d, x - 1) + at(&d, x)[1] + of_domain(&d, y, x) + f[1] + f[2] + u[y][east(x)]
                        + (x > 2 && shifted(u[y], x) > 1 ? shifted(u[y - 1], x) : 0);
            }
    }
#pragma mint copy(v, fromDevice)
    checksum("v", v, sizeof v);
    return 0;
}
