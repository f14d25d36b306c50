/* Rules: T1, T2, C1, F5. Trapezoid cases 1, 4, 5. Arrays whose first cell has another index than 0, as in Fortran, each its own: the loops count from where the subscripts do. */
#include "../../field.h"
#define FTNREF2D(i, j, i_size, i_lb, j_lb) ((i_size) * ((j) - (j_lb)) + (i) - (i_lb))
#define U(i, j) FTNREF2D(i, j, x_max - x_min + 5, x_min - 2, y_min - 2)
#define K(i, j) FTNREF2D(i, j, x_max - x_min + 3, x_min - 1, y_min - 1)

static void jacobi(int x_min, int x_max, int y_min, int y_max, int steps, real *u, real *un, const real *k, const real *w)
{
    int i, j;
    int size_u = (x_max - x_min + 5) * (y_max - y_min + 5), size_k = (x_max - x_min + 3) * (y_max - y_min + 3);
#pragma mint copy(u, toDevice, size_u)
#pragma mint copy(un, toDevice, size_u)
#pragma mint copy(k, toDevice, size_k)
#pragma mint copy(w, toDevice, size_u)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (j = y_min; j <= y_max; j++)
            for (i = x_min; i <= x_max; i++)
                un[U(i, j)] = u[U(i, j)] + (real)0.2 * (k[K(i, j)] * (u[U(i - 1, j)] - u[U(i, j)]) + k[K(i + 1, j)] * (u[U(i + 1, j)] - u[U(i, j)]) +
                                                        w[U(i, j)] * (u[U(i, j - 1)] + u[U(i, j + 1)] - 2 * u[U(i, j)])) + (i == j ? (real)0.01 * i : 0);
        real *s = u;
        u = un;
        un = s;
    }
#pragma mint copy(u, fromDevice, size_u)
#pragma mint copy(un, fromDevice, size_u)
    printf("%d %d\n", i, j);
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 8);
    int x_min = size_argument(argc, argv, 4, 1), y_min = size_argument(argc, argv, 5, 1);
    size_t cells = (size_t)(nx + 4) * (ny + 4), inner = (size_t)(nx + 2) * (ny + 2);
    real *u = malloc(cells * sizeof *u), *un = malloc(cells * sizeof *un), *k = malloc(inner * sizeof *k), *w = malloc(cells * sizeof *w);

    fill(u, cells, 1);
    fill(un, cells, 2);
    fill(k, inner, 3);
    fill(w, cells, 4);
    jacobi(x_min, x_min + nx - 1, y_min, y_min + ny - 1, steps, u, un, k, w);
    checksum("u", u, cells * sizeof(real));
    checksum("un", un, cells * sizeof(real));
    return 0;
}
