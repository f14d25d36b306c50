/* Matrices M[row][column], with all cells in one block. */
#ifndef MATRIX_H
#define MATRIX_H

#include <stdlib.h>

#ifndef REAL
#define REAL double
#endif
typedef REAL real;

static inline void matrix_free(real **m)
{
    if (m == NULL)
        return;
    free(m[0]);
    free(m);
}

/* Returns NULL if there is no memory. */
static inline real **matrix_alloc(int rows, int cols)
{
    real **m = malloc(rows * sizeof *m);
    real *cells = malloc((size_t)rows * cols * sizeof *cells);

    if (m == NULL || cells == NULL) {
        free(m);
        free(cells);
        return NULL;
    }
    for (int i = 0; i < rows; i++)
        m[i] = cells + (size_t)i * cols;
    return m;
}

#endif
