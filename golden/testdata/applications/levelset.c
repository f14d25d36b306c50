/* A level set is made a distance again: Godunov's upwind scheme after Sussman, Runge-Kutta of order two, rows from separate
 * allocations, borders by extrapolation.
 * Edits that mintc needed beside the directives: None. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#define SQ(x) ((x) * (x))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define MIN(a, b) ((a) < (b) ? (a) : (b))

typedef struct {
    int nx, ny;
    double h, **phi0, **phi, **k1, **tmp;
} LevelSet;

static double **matrix(int rows, int cols)
{
    double **m = malloc(rows * sizeof *m);
    if (!m) exit(1);
    for (int i = 0; i < rows; i++)
        if (!(m[i] = calloc(cols, sizeof **m))) exit(1);
    return m;
}

static void release(double **m, int rows)
{
    for (int i = 0; i < rows; i++) free(m[i]);
    free(m);
}

static double sign(double phi, double h) { return phi / sqrt(phi * phi + h * h); }

static void rate(double **phi, double **phi0, double **out, int nx, int ny, double h)
{
#pragma mint parallel for nest(2)
    for (int j = 1; j < ny - 1; j++)
        for (int i = 1; i < nx - 1; i++) {
            double a = (phi[j][i] - phi[j][i - 1]) / h, b = (phi[j][i + 1] - phi[j][i]) / h;
            double c = (phi[j][i] - phi[j - 1][i]) / h, d = (phi[j + 1][i] - phi[j][i]) / h;
            double g, s = sign(phi0[j][i], h);
            if (phi0[j][i] > 0)
                g = sqrt(MAX(SQ(MAX(a, 0)), SQ(MIN(b, 0))) + MAX(SQ(MAX(c, 0)), SQ(MIN(d, 0)))) - 1;
            else if (phi0[j][i] < 0)
                g = sqrt(MAX(SQ(MIN(a, 0)), SQ(MAX(b, 0))) + MAX(SQ(MIN(c, 0)), SQ(MAX(d, 0)))) - 1;
            else
                g = 0;
            out[j][i] = -s * g;
        }
}

static void neumann(double **f, int nx, int ny)
{
    int i, j;
#pragma mint parallel
    {
#pragma mint for
    for (j = 1; j < ny - 1; j++) {
        f[j][0] = 2 * f[j][1] - f[j][2];
        f[j][nx - 1] = 2 * f[j][nx - 2] - f[j][nx - 3];
    }
#pragma mint for
    for (i = 0; i < nx; i++) {
        f[0][i] = 2 * f[1][i] - f[2][i];
        f[ny - 1][i] = 2 * f[ny - 2][i] - f[ny - 3][i];
    }
    }
}

static void step(LevelSet *l, double dt)
{
    int nx = l->nx, ny = l->ny;
    double **phi = l->phi, **k1 = l->k1, **tmp = l->tmp;
    rate(phi, l->phi0, k1, nx, ny, l->h);
#pragma mint parallel for nest(2)
    for (int j = 0; j < ny; j++)
        for (int i = 0; i < nx; i++)
            tmp[j][i] = phi[j][i] + dt * k1[j][i];
    neumann(tmp, nx, ny);
    rate(tmp, l->phi0, k1, nx, ny, l->h);
#pragma mint parallel for nest(2)
    for (int j = 0; j < ny; j++)
        for (int i = 0; i < nx; i++)
            phi[j][i] = 0.5 * (phi[j][i] + tmp[j][i] + dt * k1[j][i]);
    neumann(phi, nx, ny);
}

int main(int argc, char **argv)
{
    int steps = argc > 1 ? atoi(argv[1]) : 20;
    LevelSet l = {.nx = 45, .ny = 37};
    l.h = 2.0 / (l.nx - 1);
    l.phi0 = matrix(l.ny, l.nx);
    l.phi = matrix(l.ny, l.nx);
    l.k1 = matrix(l.ny, l.nx);
    l.tmp = matrix(l.ny, l.nx);
    for (int j = 0; j < l.ny; j++)
        for (int i = 0; i < l.nx; i++) {
            double x = -1 + i * l.h, y = -0.8 + j * l.h;
            l.phi[j][i] = l.phi0[j][i] = (SQ(x) + SQ(y) - 0.25) * (0.1 + SQ(x - 0.4) + SQ(y - 0.3));
        }
#pragma mint copy(l.phi0, toDevice, l.nx, l.ny)
#pragma mint copy(l.phi, toDevice, l.nx, l.ny)
#pragma mint copy(l.k1, toDevice, l.nx, l.ny)
#pragma mint copy(l.tmp, toDevice, l.nx, l.ny)
    for (int n = 0; n < steps; n++)
        step(&l, 0.3 * l.h);
#pragma mint copy(l.phi, fromDevice, l.nx, l.ny)
    double e = 0, sum = 0;
    for (int j = 0; j < l.ny; j++)
        for (int i = 0; i < l.nx; i++) {
            double x = -1 + i * l.h, y = -0.8 + j * l.h;
            sum += l.phi[j][i] * (1 + i + 2 * j);
            e = fmax(e, fabs(l.phi[j][i] - (sqrt(SQ(x) + SQ(y)) - 0.5)));
        }
    printf("largest error %.17g, sum %.17g\n", e, sum);
    release(l.phi0, l.ny);
    release(l.phi, l.ny);
    release(l.k1, l.ny);
    release(l.tmp, l.ny);
    return 0;
}
