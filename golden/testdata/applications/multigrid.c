/* Multigrid V-cycle for the Poisson equation on the unit cube: red-black smoothing, residual into the array of the
 * right-hand side's own level, full weighting along axes, trilinear correction. One block per level.
 * Edits that mintc needed beside the directives: nine lines. Each level's arrays have names of their own where they are
 * copied and read, for copy(u[l], ...) is refused. */
#include <stdio.h>
#include <stdlib.h>

#define LEVELS 4

static int size_of(int level) { return (1 << (level + 1)) + 1; }

static double *u[LEVELS], *f[LEVELS], *r[LEVELS];

#define AT(a, k, j, i) a[((k) * n + (j)) * n + (i)]

static void smooth(double *u, const double *f, int n, double h2, int sweeps)
{
    for (int s = 0; s < 2 * sweeps; s++) {
#pragma mint parallel for nest(3)
        for (int k = 1; k < n - 1; k++)
            for (int j = 1; j < n - 1; j++)
                for (int i = 1; i < n - 1; i++)
                    if ((i + j + k) % 2 == s % 2)
                        AT(u, k, j, i) = (AT(u, k - 1, j, i) + AT(u, k + 1, j, i) + AT(u, k, j - 1, i) + AT(u, k, j + 1, i) +
                                          AT(u, k, j, i - 1) + AT(u, k, j, i + 1) - h2 * AT(f, k, j, i)) / 6;
    }
}

/* r = v - A u; NAS MG calls it with r and v the same. */
static void residual(double *r, const double *u, const double *v, int n, double h2)
{
#pragma mint parallel for nest(3)
    for (int k = 1; k < n - 1; k++)
        for (int j = 1; j < n - 1; j++)
            for (int i = 1; i < n - 1; i++)
                AT(r, k, j, i) = AT(v, k, j, i) - (AT(u, k - 1, j, i) + AT(u, k + 1, j, i) + AT(u, k, j - 1, i) + AT(u, k, j + 1, i) +
                                                   AT(u, k, j, i - 1) + AT(u, k, j, i + 1) - 6 * AT(u, k, j, i)) / h2;
}

static void restriction(double *coarse, const double *r, int nc, int n)
{
#pragma mint parallel for nest(3)
    for (int k = 1; k < nc - 1; k++)
        for (int j = 1; j < nc - 1; j++)
            for (int i = 1; i < nc - 1; i++)
                coarse[(k * nc + j) * nc + i] = 0.5 * AT(r, 2 * k, 2 * j, 2 * i) +
                    (AT(r, 2 * k - 1, 2 * j, 2 * i) + AT(r, 2 * k + 1, 2 * j, 2 * i) + AT(r, 2 * k, 2 * j - 1, 2 * i) +
                     AT(r, 2 * k, 2 * j + 1, 2 * i) + AT(r, 2 * k, 2 * j, 2 * i - 1) + AT(r, 2 * k, 2 * j, 2 * i + 1)) / 12;
}

static void correct(double *u, const double *coarse, int n, int nc)
{
#pragma mint parallel for nest(3)
    for (int k = 1; k < n - 1; k++)
        for (int j = 1; j < n - 1; j++)
            for (int i = 1; i < n - 1; i++) {
                int k0 = k / 2, j0 = j / 2, i0 = i / 2, k1 = (k + 1) / 2, j1 = (j + 1) / 2, i1 = (i + 1) / 2;
                AT(u, k, j, i) += 0.125 * (coarse[(k0 * nc + j0) * nc + i0] + coarse[(k0 * nc + j0) * nc + i1] +
                                           coarse[(k0 * nc + j1) * nc + i0] + coarse[(k0 * nc + j1) * nc + i1] +
                                           coarse[(k1 * nc + j0) * nc + i0] + coarse[(k1 * nc + j0) * nc + i1] +
                                           coarse[(k1 * nc + j1) * nc + i0] + coarse[(k1 * nc + j1) * nc + i1]);
            }
}

static void clear(double *a, int count)
{
#pragma mint parallel for
    for (int i = 0; i < count; i++)
        a[i] = 0;
}

static void cycle(int level)
{
    int n = size_of(level);
    double h = 1.0 / (n - 1);

    if (level == 0) {
        smooth(u[0], f[0], n, h * h, 4);
        return;
    }
    smooth(u[level], f[level], n, h * h, 2);
    residual(r[level], u[level], f[level], n, h * h);
    clear(u[level - 1], size_of(level - 1) * size_of(level - 1) * size_of(level - 1));
    restriction(f[level - 1], r[level], size_of(level - 1), n);
    cycle(level - 1);
    correct(u[level], u[level - 1], n, size_of(level - 1));
    smooth(u[level], f[level], n, h * h, 2);
}

int main(void)
{
    int top = LEVELS - 1, n = size_of(top);
    double h = 1.0 / (n - 1), sum = 0;

    for (int l = 0; l < LEVELS; l++) {
        int m = size_of(l);
        u[l] = calloc(m * m * m, sizeof(double));
        f[l] = calloc(m * m * m, sizeof(double));
        r[l] = calloc(m * m * m, sizeof(double));
    }
    for (int k = 1; k < n - 1; k++)
        for (int j = 1; j < n - 1; j++)
            for (int i = 1; i < n - 1; i++)
                AT(f[top], k, j, i) = (i * 31 + j * 17 + k * 7) % 13 - 6;
    for (int l = 0; l < LEVELS; l++) {
        int m = size_of(l);
        double *ul = u[l], *fl = f[l], *rl = r[l];
#pragma mint copy(ul, toDevice, m * m * m) keep
#pragma mint copy(fl, toDevice, m * m * m) keep
#pragma mint copy(rl, toDevice, m * m * m) keep
    }
    for (int c = 0; c < 2; c++)
        cycle(top);
    residual(f[top], u[top], f[top], n, h * h);
    double *ut = u[top], *ft = f[top];
#pragma mint copy(ut, fromDevice, n * n * n)
#pragma mint copy(ft, fromDevice, n * n * n)
    for (int i = 0; i < n * n * n; i++)
        sum += ft[i] * ft[i];
    printf("residual %.17g, centre %.17g\n", sum, AT(ut, n / 2, n / 2, n / 2));
    return 0;
}
