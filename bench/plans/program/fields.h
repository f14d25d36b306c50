/* Arrays on the device. */
#ifndef FIELDS_H
#define FIELDS_H

#include "measure.h"
#include "sweep.h"

/* Rows of an array, its halo included, and planes of `height` rows. */
struct grid {
    int width, height, rows;
};

struct grid grid_around(int nx, int ny, int nz);

/* Returns a new array. The host's side of it stays as calloc made it: only its address and extents matter. */
real *put_on_device(const struct grid *g);
void take_off_device(real *a);

/* Sets all cells to random values between low and high. */
void fill(const struct grid *g, real *a, unsigned seed, real low, real high);

/* Adds the differences between two arrays to those in `m`. */
void compare(const struct grid *g, const real *got, const real *want, struct measurement *m);

#endif
