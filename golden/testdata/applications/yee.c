/* Maxwell's equations on Yee's staggered grid (Yee 1966): six fields of three shapes in a struct, T *** with rows of their
 * own, indices declared in front of the loops, a hard source and a probe in a single block.
 * Edits that mintc needed beside the directives: None. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef double ***Cube;

typedef struct {
    int mx, my, mz;
    Cube ex, ey, ez, hx, hy, hz;
    double courant;
} Grid;

static Cube cube(int nx, int ny, int nz)
{
    Cube a = malloc(nx * sizeof *a);

    for (int i = 0; i < nx; i++) {
        a[i] = malloc(ny * sizeof **a);
        for (int j = 0; j < ny; j++)
            a[i][j] = calloc(nz, sizeof ***a);
    }
    return a;
}

static void update_h(Grid *g)
{
    const int mx = g->mx, my = g->my, mz = g->mz;
    const double c = g->courant / 377.0;
    int i, j, k;

#pragma mint parallel
    {
#pragma mint for nest(3)
        for (i = 0; i < mx; i++)
            for (j = 0; j < my - 1; j++)
                for (k = 0; k < mz - 1; k++)
                    g->hx[i][j][k] += c * ((g->ey[i][j][k + 1] - g->ey[i][j][k]) - (g->ez[i][j + 1][k] - g->ez[i][j][k]));
#pragma mint for nest(3)
        for (i = 0; i < mx - 1; i++)
            for (j = 0; j < my; j++)
                for (k = 0; k < mz - 1; k++)
                    g->hy[i][j][k] += c * ((g->ez[i + 1][j][k] - g->ez[i][j][k]) - (g->ex[i][j][k + 1] - g->ex[i][j][k]));
#pragma mint for nest(3)
        for (i = 0; i < mx - 1; i++)
            for (j = 0; j < my - 1; j++)
                for (k = 0; k < mz; k++)
                    g->hz[i][j][k] += c * ((g->ex[i][j + 1][k] - g->ex[i][j][k]) - (g->ey[i + 1][j][k] - g->ey[i][j][k]));
    }
}

static void update_e(Grid *g)
{
    const int mx = g->mx, my = g->my, mz = g->mz;
    const double c = g->courant * 377.0;
    int i, j, k;

#pragma mint parallel
    {
#pragma mint for nest(3)
        for (i = 0; i < mx - 1; i++)
            for (j = 1; j < my - 1; j++)
                for (k = 1; k < mz - 1; k++)
                    g->ex[i][j][k] += c * ((g->hz[i][j][k] - g->hz[i][j - 1][k]) - (g->hy[i][j][k] - g->hy[i][j][k - 1]));
#pragma mint for nest(3)
        for (i = 1; i < mx - 1; i++)
            for (j = 0; j < my - 1; j++)
                for (k = 1; k < mz - 1; k++)
                    g->ey[i][j][k] += c * ((g->hx[i][j][k] - g->hx[i][j][k - 1]) - (g->hz[i][j][k] - g->hz[i - 1][j][k]));
#pragma mint for nest(3)
        for (i = 1; i < mx - 1; i++)
            for (j = 1; j < my - 1; j++)
                for (k = 0; k < mz - 1; k++)
                    g->ez[i][j][k] += c * ((g->hy[i][j][k] - g->hy[i - 1][j][k]) - (g->hx[i][j][k] - g->hx[i][j - 1][k]));
    }
}

static double pulse(int t)
{
    const double a = (t - 10.0) / 4.0;

    return exp(-a * a);
}

static void simulate(Grid *g, int steps)
{
    const int mx = g->mx, my = g->my, mz = g->mz;

#pragma mint copy(g->ex, toDevice, mz, my, mx - 1)
#pragma mint copy(g->ey, toDevice, mz, my - 1, mx)
#pragma mint copy(g->ez, toDevice, mz - 1, my, mx)
#pragma mint copy(g->hx, toDevice, mz - 1, my - 1, mx)
#pragma mint copy(g->hy, toDevice, mz - 1, my, mx - 1)
#pragma mint copy(g->hz, toDevice, mz, my - 1, mx - 1)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
            update_h(g);
            update_e(g);
#pragma mint single
            {
                g->ez[mx / 2][my / 2][mz / 2] = pulse(t);
                printf("%.12g\n", g->ez[mx / 2 + 2][my / 2][mz / 2]);
            }
        }
    }
#pragma mint copy(g->ez, fromDevice, mz - 1, my, mx)
#pragma mint copy(g->hx, fromDevice, mz - 1, my - 1, mx)
}

int main(int argc, char **argv)
{
    const int mx = argc > 1 ? atoi(argv[1]) : 15, my = 13, mz = 11;
    Grid g = {.mx = mx, .my = my, .mz = mz, .courant = 1 / sqrt(3.0)};

    g.ex = cube(mx - 1, my, mz);
    g.ey = cube(mx, my - 1, mz);
    g.ez = cube(mx, my, mz - 1);
    g.hx = cube(mx, my - 1, mz - 1);
    g.hy = cube(mx - 1, my, mz - 1);
    g.hz = cube(mx - 1, my - 1, mz);
    simulate(&g, 20);
    for (int i = 0; i < mx; i++)
        printf("%d %.17g %.17g\n", i, g.ez[i][my / 2][mz / 2], g.hx[i][my / 2][mz / 2]);
    return 0;
}
