/* mintc translates this file, once for each number of dimensions (DIMS), width of the halo (HALO) and REAL. */
#include "fields.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#if DIMS == 1
#define EXTENTS g->width
#elif DIMS == 2
#define EXTENTS g->width, g->rows
#else
#define EXTENTS g->width, g->height, g->rows / g->height
#endif

struct grid grid_around(int nx, int ny, int nz)
{
    struct grid g = {nx + 2 * HALO, 1, 1};

    if (DIMS > 1)
        g.height = g.rows = ny + 2 * HALO;
    if (DIMS > 2)
        g.rows *= nz + 2 * HALO;
    return g;
}

/* A number in [0, 1) for each cell of each array. */
static real noise(unsigned row, unsigned x, unsigned seed)
{
    unsigned h = row * 0x9E3779B1u ^ x * 0x85EBCA77u ^ seed * 0xC2B2AE3Du;

    h = (h ^ (h >> 15)) * 0x2C1B3C6Du;
    h = (h ^ (h >> 12)) * 0x297A2D39u;
    return (real)((h ^ (h >> 15)) >> 8) / 16777216;
}

void fill(const struct grid *g, real *a, unsigned seed, real low, real high)
{
    const int width = g->width, rows = g->rows;

#pragma mint parallel for nest(2)
    for (int row = 0; row < rows; row++)
        for (int x = 0; x < width; x++)
            a[(size_t)row * width + x] = low + (high - low) * noise(row, x, seed);
}

real *put_on_device(const struct grid *g)
{
    const int width = g->width, rows = g->rows;
    real *a = calloc((size_t)width * rows, sizeof *a);

    if (a == NULL) {
        fprintf(stderr, "no memory for %d rows of %d cells\n", rows, width);
        exit(1);
    }
#pragma mint copy(a, toDevice, EXTENTS) keep
    /* The nest of the function that maps an array decides which cell of a row is aligned: the first that the
     * kernels compute. */
#pragma mint parallel for nest(2)
    for (int row = 0; row < rows; row++)
        for (int x = HALO; x < width; x++)
            a[(size_t)row * width + x] = 1;
    return a;
}

void take_off_device(real *a)
{
#pragma mint copy(a, release)
    free(a);
}

void compare(const struct grid *g, const real *got, const real *want, struct measurement *m)
{
    const int width = g->width, rows = g->rows;
    const double tolerance = sizeof(real) == 4 ? 1e-5 : 1e-13;
    long long differ = 0, wrong = 0;
    double worst = m->worst;

#pragma mint parallel for nest(2) reduction(+: differ, wrong) reduction(max: worst)
    for (int row = 0; row < rows; row++)
        for (int x = 0; x < width; x++) {
            double a = got[(size_t)row * width + x], b = want[(size_t)row * width + x];
            double scale = fabs(a) > fabs(b) ? fabs(a) : fabs(b);
            double apart = a == b ? 0 : fabs(a - b) / scale;

            differ += a != b;
            wrong += !(apart <= tolerance); /* a NaN is wrong, too */
            if (apart > worst)
                worst = apart;
        }
    m->differ += differ;
    m->wrong += wrong;
    m->worst = worst;
}
