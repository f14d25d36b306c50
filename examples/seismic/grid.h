/* Two-dimensional grids with a halo, the fields on them, and finite differences of 4th order.
 *
 * A field is one flat block of real numbers; i runs to the right, k downwards. The halo, HALO
 * cells on each side, is never written and stays zero. */
#ifndef GRID_H
#define GRID_H

#include <stdlib.h>

#ifndef REAL
#define REAL double
#endif
typedef REAL real;

#define HALO 2

struct grid {
    int nx, nz;        /* cells inside */
    int width, height; /* with the halo */
    double spacing;    /* m */
};

/* The wave, on a staggered grid: speeds and stresses. */
struct wave {
    real *vx, *vz;
    real *txx, *tzz, *txz;
    real *peak; /* largest squared speed so far */
};

/* What the waves run through. The time step and the spacing are part of the numbers. */
struct medium {
    real *bx, *bz;          /* 1/density where vx and vz are */
    real *lambda, *lambda2; /* Lame's lambda, and lambda + 2 mu */
    real *mu;               /* where txz is */
};

#define IDX(g, i, k) ((size_t)((k) + HALO) * (g)->width + ((i) + HALO))
#define AT(g, f, i, k) ((f)[IDX(g, i, k)])
#define FOR_CELLS(g, i, k)               \
    for (int k = 0; k < (g)->nz; k++)    \
        for (int i = 0; i < (g)->nx; i++)

/* Weights of the differences between near and between far points. */
#define W1 ((real)(9.0 / 8))
#define W2 ((real)(-1.0 / 24))

#define DIFFERENCE(far_left, left, right, far_right) \
    (W1 * ((right) - (left)) + W2 * ((far_right) - (far_left)))

/* Differences along x and z, half a cell after (i, k) and half a cell before it. */
#define DX_AFTER(g, f, i, k) \
    DIFFERENCE(AT(g, f, (i) - 1, k), AT(g, f, i, k), AT(g, f, (i) + 1, k), AT(g, f, (i) + 2, k))
#define DZ_AFTER(g, f, i, k) \
    DIFFERENCE(AT(g, f, i, (k) - 1), AT(g, f, i, k), AT(g, f, i, (k) + 1), AT(g, f, i, (k) + 2))
#define DX_BEFORE(g, f, i, k) DX_AFTER(g, f, (i) - 1, k)
#define DZ_BEFORE(g, f, i, k) DZ_AFTER(g, f, i, (k) - 1)

static inline size_t grid_cells(const struct grid *g)
{
    return (size_t)g->width * g->height;
}

static inline struct grid grid_make(int nx, int nz, double spacing)
{
    struct grid g = {nx, nz, nx + 2 * HALO, nz + 2 * HALO, spacing};

    return g;
}

/* Sets each of the `count` pointers to a field of zeros. Returns -1 if there is no memory for all;
 * what was allocated is then still the caller's to free. */
static inline int fields_alloc(const struct grid *g, int count, real **fields[])
{
    int status = 0;

    for (int f = 0; f < count; f++) {
        *fields[f] = calloc(grid_cells(g), sizeof(real));
        if (*fields[f] == NULL)
            status = -1;
    }
    return status;
}

static inline void fields_free(int count, real **fields[])
{
    for (int f = 0; f < count; f++) {
        free(*fields[f]);
        *fields[f] = NULL;
    }
}

#endif
