/* Three-dimensional fields A[z][y][x], with all cells in one block. */
#ifndef GRID_H
#define GRID_H

#include <stdlib.h>

#ifndef REAL
#define REAL double
#endif
typedef REAL real;

static inline void grid_free(real ***grid)
{
    if (grid == NULL)
        return;
    free(grid[0][0]);
    free(grid[0]);
    free(grid);
}

/* Returns NULL if there is no memory. */
static inline real ***grid_alloc(int nx, int ny, int nz)
{
    size_t rows = (size_t)nz * ny;
    real ***planes = malloc(nz * sizeof *planes);
    real **lines = malloc(rows * sizeof *lines);
    real *cells = malloc(rows * nx * sizeof *cells);

    if (planes == NULL || lines == NULL || cells == NULL) {
        free(planes);
        free(lines);
        free(cells);
        return NULL;
    }
    for (int z = 0; z < nz; z++) {
        planes[z] = lines + (size_t)z * ny;
        for (int y = 0; y < ny; y++)
            planes[z][y] = cells + ((size_t)z * ny + y) * nx;
    }
    return planes;
}

#endif
