/* Rules: T1, F5. Trapezoid case 12. Remainders of sums that wrap around in 32 bits before they become numbers of 64: the neighbour of the first cell is another
   one than the last, unless the size is a power of two, and such loops stay single steps. Those that wrap around and back in one type make several. */
#include "../../field.h"

/* i - 1 is 4294967295 in the first iteration, and so it is beside a size_t or a long. */
static void wide(size_t n, long m, int steps, real *a, real *b)
{
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for
            for (unsigned i = 0; i < n; i++)
                b[i] = (a[(i - 1 + n) % n] + a[(i + 1) % n]) / 2;
            real *c = a;
            a = b;
            b = c;
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for
            for (int i = 0; i < m; i++) {
                unsigned left = i - 1;
                b[i] = (a[(left % m + m) % m] + a[(i + 1) % m]) / 2;
            }
            real *c = a;
            a = b;
            b = c;
        }
    }
#pragma mint copy(a, fromDevice, n)
#pragma mint copy(b, fromDevice, n)
}

/* In two dimensions, by locals. */
static void locals(long nx, long ny, int steps, real *a, real *b)
{
#pragma mint copy(a, toDevice, nx * ny)
#pragma mint copy(b, toDevice, nx * ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (unsigned y = 0; y < ny; y++)
            for (unsigned x = 0; x < nx; x++) {
                long up = (y - 1 + ny) % ny, left = (x + nx - 1) % nx;
                b[y * nx + x] = (a[up * nx + x] + a[y * nx + left] + a[y * nx + (x + 1) % nx]) / 3;
            }
        real *c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, nx * ny)
#pragma mint copy(b, fromDevice, nx * ny)
}

/* In one type. */
static void narrow(unsigned n, int steps, real *a, real *b)
{
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (unsigned i = 0; i < n; i++)
            b[i] = (a[(i - 1 + n) % n] + a[(size_t)((i + 1) % n)]) / 2;
        real *c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, n)
#pragma mint copy(b, fromDevice, n)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 20), ny = size_argument(argc, argv, 2, 11), steps = size_argument(argc, argv, 3, 13);
    size_t cells = (size_t)nx * ny;
    real *u = malloc(cells * sizeof *u), *v = malloc(cells * sizeof *v);

    fill(u, cells, 1);
    fill(v, cells, 2);
    wide(cells, cells, steps, u, v);
    checksum("wide u", u, cells * sizeof *u);
    checksum("wide v", v, cells * sizeof *v);
    locals(nx, ny, steps, u, v);
    checksum("locals u", u, cells * sizeof *u);
    checksum("locals v", v, cells * sizeof *v);
    narrow(cells, steps, u, v);
    checksum("narrow u", u, cells * sizeof *u);
    checksum("narrow v", v, cells * sizeof *v);
    return 0;
}
