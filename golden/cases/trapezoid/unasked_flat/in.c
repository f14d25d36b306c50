/* Rules: T1. Flat arrays are blocked unasked: by blocks that stay where the range fits on the chip, else by those that march where rows begin at multiples of 16 bytes. */
#include "../../field.h"

static void relax(int nx, int ny, int steps, real *u, real *v)
{
    int row = nx + 2;

#pragma mint copy(u, toDevice, row *(ny + 2))
#pragma mint copy(v, toDevice, row *(ny + 2))
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny + 1; y++)
            for (int x = 1; x < nx + 1; x++)
                v[y * row + x] = (real)0.2 * (u[y * row + x] + u[y * row + x - 1] + u[y * row + x + 1] + u[(y - 1) * row + x] + u[(y + 1) * row + x]);
        real *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, row *(ny + 2))
#pragma mint copy(v, fromDevice, row *(ny + 2))
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 21);
    size_t cells = (size_t)(nx + 2) * (ny + 2);
    real *a = new_rows(1, (int)cells)[0], *b = new_rows(1, (int)cells)[0];

    fill(a, cells, 1);
    fill(b, cells, 2);
    relax(nx, ny, steps, a, b);
    checksum("a", a, cells * sizeof(real));
    checksum("b", b, cells * sizeof(real));
    return 0;
}
