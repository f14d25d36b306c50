/* Rules: T1. Trapezoid case 12. Periodic macros in nests over the inner cells, whose neighbours never pass an end, are index + constant: in writes, with locals, in arrays with one
   subscript. Loops that may pass an end, and unsigned sums that may wrap around, keep their remainders: for them one array is dense, and the march takes both so. */
#include "../../field.h"

enum { N = 40 };
#define W(x) (((x) + N) % N)
#define AT(y, x) (((y) + ny) % ny * nx + ((x) + nx) % nx)
static real u[N][N], v[N][N];

static void constant(int steps)
{
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int i = 1; i < N - 1; i++)
                for (int j = 2; j < N - 1; j++) {
                    int left = W(j - 2), right = (j + 1) % N;
                    v[W(i)][W(j)] = (u[W(i - 1)][j] + u[W(i + 1)][j] + u[i][left] + u[W(i)][right]) / 4;
                }
#pragma mint for nest(2)
            for (int i = N - 2; i >= 1; i--)
                for (int j = 1; j < N - 1; j++)
                    u[W(i)][W(j)] = v[W(i)][W(j)];
        }
    }
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
}

static void flat(int nx, int ny, int from, unsigned m, int steps, real *a, real *b)
{
#pragma mint copy(a, toDevice, nx, ny)
#pragma mint copy(b, toDevice, nx, ny)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y < ny - 1; y++)
                for (int x = 1; x < nx - 1; x++)
                    b[AT(y, x)] = (a[AT(y, x - 1)] + a[AT(y, x + 1)] + a[AT(y - 1, x)] + a[AT(y + 1, x)]) / 4;
            real *c = a;
            a = b;
            b = c;
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 0; y < ny; y++)
                for (int x = from; x < nx; x++)
                    b[y * nx + x] = a[y * nx + (x + 1) % nx] / 2 + a[y * nx + ((unsigned)x + m) % m];
            real *c = a;
            a = b;
            b = c;
        }
    }
#pragma mint copy(a, fromDevice, nx, ny)
#pragma mint copy(b, fromDevice, nx, ny)
}

/* The numbers are known to be no larger than their type's, but for those with n once more. */
static void without_sign(unsigned n, int steps)
{
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (unsigned i = 1; i < n - 1; i++)
                for (unsigned j = 1; j < N - 1; j++)
                    v[i][j] = (u[(i + 1u) % n][j] + u[i][(j - 1u + N) % N] + u[i][(j + 1) % N]) / 4;
#pragma mint for nest(2)
            for (int i = 1; i < n - 1; i++)
                for (size_t j = 1; j < N - 1; j++)
                    u[i][j] = v[(i + 1) % n][(j + 1) % N] / 2;
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (unsigned i = 1; i < n - 1; i++)
                for (unsigned j = 1; j < N - 1; j++)
                    v[i][j] = u[(i + n - 1) % n][j] / 2;
#pragma mint for nest(2)
            for (unsigned i = 1; i < n - 1; i++)
                for (unsigned j = 1; j < N - 1; j++)
                    u[i][j] += v[i][j];
        }
    }
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 40), ny = size_argument(argc, argv, 2, 33), steps = size_argument(argc, argv, 3, 7);
    size_t cells = (size_t)nx * ny;
    real *a = (real *)malloc(cells * sizeof *a), *b = (real *)malloc(cells * sizeof *b);

    fill(&u[0][0], N * N, 1);
    fill(&v[0][0], N * N, 2);
    fill(a, cells, 3);
    fill(b, cells, 4);
    constant(steps);
    flat(nx, ny, nx / 2, nx, steps, a, b);
    without_sign(N, steps);
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("a", a, cells * sizeof *a);
    checksum("b", b, cells * sizeof *b);
    free(a);
    free(b);
    return 0;
}
