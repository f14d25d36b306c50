/* Rules: T1, T2, F8. Trapezoid case 12. Subscripts that go on at the other end, in their usual spellings: tiles go around the ring, more than once where
   it has fewer cells than the ghost zone; one dimension with ends beside one without; other arrays and the body see the index in
   the range. */
#include "../../field.h"

static void remainders(int nx, int ny, int steps, real **a, real **b)
{
#pragma mint copy(a, toDevice, nx, ny)
#pragma mint copy(b, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++)
                b[y][x] = (real)0.5 * a[y][x] + (real)0.2 * a[(y + 1) % ny][(x + nx - 1) % nx] + (real)0.1 * a[(y - 1 + ny) % ny][(x + 1) % nx];
        real **c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, nx, ny)
#pragma mint copy(b, fromDevice, nx, ny)
}

static void choices(int nx, int ny, int steps, real **a, real **b, real **k)
{
#pragma mint copy(a, toDevice, nx, ny)
#pragma mint copy(b, toDevice, nx, ny)
#pragma mint copy(k, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                int north = y == 0 ? ny - 1 : y - 1, south = y < ny - 1 ? y + 1 : 0;
                int west = x > 0 ? x - 1 : nx - 1, east = x + 1 == nx ? 0 : x + 1;
                b[y][x] = (real)0.5 * a[y][x] + k[y][x] * (real)0.1 * (a[north][x] - a[south][x]) + k[south][x] * (real)0.2 * (a[y][west] - a[y][east]) +
                          (real)0.001 * (x - y);
            }
        real **c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, nx, ny)
#pragma mint copy(b, fromDevice, nx, ny)
}

/* A channel: a ring along x, walls along y; two steps of the ring away, and a remainder of what may be negative. */
static void channel(int nx, int ny, int steps, real **a, real **b)
{
#pragma mint copy(a, toDevice, nx, ny)
#pragma mint copy(b, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 0; x < nx; x++)
                b[y][x] = (real)0.4 * a[y][x] + (real)0.1 * (a[y - 1][x] + a[y + 1][x]) + (real)0.15 * a[y][(x + 2) % nx] + (real)0.2 * a[y][((x - 1) % nx + nx) % nx];
        real **c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, nx, ny)
#pragma mint copy(b, fromDevice, nx, ny)
}

/* A store that does not happen keeps the value of two steps ago; the index counts as size_t. */
static void sites(size_t n, int steps, real *a, real *b)
{
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(1)
        for (size_t i = 0; i < n; i++) {
            size_t before = i ? i - 1 : n - 1, after = i >= n - 1 ? 0 : i + 1;
            if (a[before] + a[after] > (real)0.9)
                b[i] = (real)0.25 * a[before] + (real)0.5 * a[i] + (real)0.25 * a[after];
        }
        real *c = a;
        a = b;
        b = c;
    }
#pragma mint copy(a, fromDevice, n)
#pragma mint copy(b, fromDevice, n)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 41), ny = size_argument(argc, argv, 2, 23), steps = size_argument(argc, argv, 3, 13);
    size_t cells = (size_t)nx * ny;
    real **u = new_rows(ny, nx), **v = new_rows(ny, nx), **k = new_rows(ny, nx);

    fill(u[0], cells, 1);
    fill(v[0], cells, 2);
    fill(k[0], cells, 3);
    remainders(nx, ny, steps, u, v);
    checksum("remainders u", u[0], cells * sizeof(real));
    checksum("remainders v", v[0], cells * sizeof(real));
    choices(nx, ny, steps, u, v, k);
    checksum("choices u", u[0], cells * sizeof(real));
    checksum("choices v", v[0], cells * sizeof(real));
    if (nx > 1)
        channel(nx, ny, steps, u, v);
    checksum("channel u", u[0], cells * sizeof(real));
    checksum("channel v", v[0], cells * sizeof(real));
    sites(cells, steps, k[0], v[0]);
    checksum("sites k", k[0], cells * sizeof(real));
    checksum("sites v", v[0], cells * sizeof(real));
    return 0;
}
