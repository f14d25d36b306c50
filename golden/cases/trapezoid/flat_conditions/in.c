/* Rules: F5, F6, T1. Trapezoid cases 5, 12. Loops over all cells of arrays with one subscript: conditions leave out the neighbours in other rows and planes, by any
   comparison with the ends of the loops, so that the ends of rows are ends of the range. Three steps are made at once. Steps whose conditions leave out less, or
   are about another size, are ordinary launches. */
#include "../../field.h"

/* As Rodinia's hotspot has it. */
static void choices(int nx, int ny, int steps, real *t, real *r, const real *power)
{
#pragma mint parallel
    for (int s = 0; s < steps; s++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                real c = t[y * nx + x];
                real w = x > 0 ? t[y * nx + x - 1] : c, e = x < nx - 1 ? t[y * nx + x + 1] : c;
                real n = y > 0 ? t[(y - 1) * nx + x] : c, q = y < ny - 1 ? t[(y + 1) * nx + x] : c;
                r[y * nx + x] = c + (power[y * nx + x] + (n + q - 2 * c) * (real)0.5 + (e + w - 2 * c) * (real)0.25) / 8;
            }
        real *swap = t;
        t = r;
        r = swap;
    }
}

static void branches(unsigned nx, unsigned ny, int steps, real *t, real *r)
{
#pragma mint parallel
    for (int s = 0; s < steps; s++) {
#pragma mint for nest(2)
        for (unsigned y = 0; y < ny; y++)
            for (unsigned x = 0; x < nx; x++) {
                unsigned c = y * nx + x;
                real sum = t[c], w, n;
                if (x == 0)
                    w = t[c];
                else
                    w = t[c - 1];
                if (x != nx - 1)
                    sum += t[c + 1] / 8;
                if (!y)
                    n = t[c];
                else
                    n = t[c - nx];
                if (y + 1 < ny && x + 1 != nx)
                    sum -= t[c + nx + 1] / 4;
                r[c] = sum / 2 + (w - n) / 8;
            }
        real *swap = t;
        t = r;
        r = swap;
    }
}

static void planes(int nx, int ny, int nz, int steps, real *t, real *r)
{
#pragma mint parallel
    for (int s = 0; s < steps; s++) {
#pragma mint for nest(3)
        for (int z = 0; z < nz; z++)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++) {
                    int c = (z * ny + y) * nx + x;
                    real sum = t[c];
                    if (x > 0)
                        sum += t[c - 1] / 8;
                    if (y < ny - 1)
                        sum -= t[c + nx] / 8;
                    if (y > 0)
                        sum += t[c - nx] / 4;
                    if (z > 0)
                        sum -= t[c - nx * ny] / 16;
                    if (z + 1 < nz)
                        sum += t[c + nx * ny] / 8;
                    r[c] = sum / 2;
                }
        real *swap = t;
        t = r;
        r = swap;
    }
}

/* Fields in place, the second range one column narrower. */
static void fields(int nx, int ny, int steps, real *t, real *r)
{
#pragma mint parallel
    for (int s = 0; s < steps; s++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++)
                t[y * nx + x] += ((x > 0 ? r[y * nx + x - 1] : 0) - (y > 0 ? r[(y - 1) * nx + x] : 0)) / 4;
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx - 1; x++)
                r[y * nx + x] -= (t[y * nx + x + 1] + (y == ny - 1 ? 0 : t[(y + 1) * nx + x])) / 4;
    }
}

/* The condition keeps the last cell of the row before. */
static void one_less(int nx, int ny, int steps, real *t, real *r)
{
#pragma mint parallel
    for (int s = 0; s < steps; s++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny; y++)
            for (int x = 0; x < nx; x++)
                r[y * nx + x] = (x >= 0 ? t[y * nx + x - 1] / 2 : 0) + t[y * nx + x] / 4;
        real *swap = t;
        t = r;
        r = swap;
    }
}

/* A condition about another size than the loop's. */
static void other_size(int nx, int ny, int w, int steps, real *t, real *r)
{
#pragma mint parallel
    for (int s = 0; s < steps; s++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny - 1; y++)
            for (int x = 0; x < nx; x++)
                r[y * nx + x] = (x < w ? t[y * nx + x + 1] / 2 : 0) + t[y * nx + x] / 4;
        real *swap = t;
        t = r;
        r = swap;
    }
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 70), ny = size_argument(argc, argv, 2, 21), nz = size_argument(argc, argv, 3, 5), steps = size_argument(argc, argv, 4, 8);
    size_t cells = (size_t)nx * ny * nz;
    real *t = (real *)malloc(cells * sizeof *t), *r = (real *)malloc(cells * sizeof *r), *power = (real *)malloc(cells * sizeof *power);

    fill(t, cells, 1);
    fill(r, cells, 2);
    fill(power, cells, 3);
#pragma mint copy(t, toDevice, nx * ny * nz)
#pragma mint copy(r, toDevice, nx * ny * nz)
#pragma mint copy(power, toDevice, nx * ny * nz)
    choices(nx, ny, steps, t, r, power);
    branches((unsigned)nx, (unsigned)ny, steps, t, r);
    planes(nx, ny, nz, steps, t, r);
    fields(nx, ny, steps, t, r);
    one_less(nx, ny, steps, t, r);
    other_size(nx, ny, nx - 1, steps, t, r);
    other_size(nx, ny, nx, steps, t, r);
#pragma mint copy(t, fromDevice, nx * ny * nz)
#pragma mint copy(r, fromDevice, nx * ny * nz)
    checksum("t", t, cells * sizeof *t);
    checksum("r", r, cells * sizeof *r);
    free(t);
    free(r);
    free(power);
    return 0;
}
