/* Rules: F1, F8. One macro for all accesses of a periodic array: (x + nx) % nx is x where it is written. */
#include "../../field.h"

#define IX(x, y) ((((y) + ny) % ny) * nx + (((x) + nx) % nx))
#define AT(a, y, x) a[((y) + ny) % ny][((x) + nx) % nx]

static void potential(const real *c, real *mu, int nx, int ny)
{
#pragma mint for nest(2)
    for (int y = 0; y < ny; y++)
        for (int x = 0; x < nx; x++)
            mu[IX(x, y)] = c[IX(x - 1, y)] + c[IX(x + 1, y)] + c[IX(x, y - 1)] + c[IX(x, y + 1)] - 4 * c[IX(x, y)];
}

static void update(real *c, const real *mu, real **u, real **v, int nx, int ny)
{
#pragma mint for nest(2)
    for (int y = 0; y < ny; y++)
        for (int x = 0; x < nx; x++)
            c[IX(x, y)] += (mu[IX(x - 1, y)] + mu[IX(x + 1, y)] + mu[IX(x, y - 1)] + mu[IX(x, y + 1)]) / 8;
#pragma mint for nest(2)
    for (int y = 0; y < ny; y++)
        for (int x = 0; x < nx; x++) {
            int here = (x + nx) % nx;

            u[y % ny][here] += c[IX(here, y)] * AT(v, y, x);
            AT(v, y, x) *= AT(u, y, x) - mu[IX(x + 1, y)];
        }
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = nx + 3, t;
    real *c = (real *)malloc((size_t)nx * ny * sizeof(real)), *mu = (real *)malloc((size_t)nx * ny * sizeof(real));
    real **u = new_rows(ny, nx), **v = new_rows(ny, nx);

    fill(c, (size_t)nx * ny, 1);
    fill(mu, (size_t)nx * ny, 2);
    fill(u[0], (size_t)nx * ny, 3);
    fill(v[0], (size_t)nx * ny, 4);
#pragma mint copy(c, toDevice, nx * ny)
#pragma mint copy(mu, toDevice, nx * ny)
#pragma mint copy(u, toDevice, nx, ny)
#pragma mint copy(v, toDevice, nx, ny)
#pragma mint parallel
    for (t = 0; t < 3; t++) {
        potential(c, mu, nx, ny);
        update(c, mu, u, v, nx, ny);
    }
#pragma mint copy(c, fromDevice, nx * ny)
#pragma mint copy(u, fromDevice, nx, ny)
#pragma mint copy(v, fromDevice, nx, ny)
    checksum("c", c, (size_t)nx * ny * sizeof(real));
    checksum("u", u[0], (size_t)nx * ny * sizeof(real));
    checksum("v", v[0], (size_t)nx * ny * sizeof(real));
    return 0;
}
