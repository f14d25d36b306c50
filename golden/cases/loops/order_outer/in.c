/* Rules: F1, F2, F7, F9, L3, R2. Loops that stand in another order than the subscripts: the one over neighbouring elements becomes
   x. Last values, reductions, indices after the nest and tiles keep their meaning. */
#include "../../field.h"

static void cube(real ***u, real ***v, int n)
{
    int x = -1, y = -2, z = -3;

#pragma mint for nest(3) tile(32, 2, 4) chunksize(1, 1, 4)
    for (int x = 1; x <= n; x++)
        for (int y = 1; y <= n; y++)
            for (int z = 1; z <= n; z++)
                v[z][y][x] = u[z][y][x] / 2 + (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y - 1][x] + u[z][y + 1][x] +
                    u[z][y][x - 1] + u[z][y][x + 1]) / 12;
    /* Indices of the function, no iteration at all for some sizes, a condition around the store. */
#pragma mint for nest(3)
    for (y = 1; y <= n; y++)
        for (x = n; x >= 4; x--)
            for (z = 1; z < n - 2; z += 2)
                if ((x + y + z) % 3)
                    u[z][y][x] = v[z][y][x] - v[z][y][n];
    printf("%d %d %d\n", x, y, z);
}

static void plane(real *a, real *b, int nx, int ny)
{
    real most = -1, last = 0;
    int when = -1, odd = 0, i, j = 0;

    /* Flattened; a private scalar that is read afterwards has the value of the last iteration of the program's order. */
#pragma mint for nest(2) private(last, when) reduction(+: odd)
    for (i = 1; i < nx - 1; i++)
        for (j = 1; j < ny - 1; j++) {
            last = a[j * nx + i] - (a[j * nx + i - 1] + a[(j + 1) * nx + i]) / 2;
            when = i * 1000 + j;
            odd += last > 0;
            b[j * nx + i] = last;
        }
    printf("%d %d %.9g %d %d\n", i, j, (double)last, when, odd);
    /* Where the greatest is found first, and the sign of a zero. */
#pragma mint for nest(2) reduction(max: most)
    for (int i = 0; i < nx; i++)
        for (int j = 0; j < ny; j++) {
            real t = (b[j * nx + i] > 0.25) * -0.0 + (j & 1 ? 0.0 : -0.0);
            if (t > most)
                most = t;
        }
    /* Red and black in place; a triangle whose bound depends on the outer index. */
    for (int c = 0; c < 2; c++)
#pragma mint for nest(2)
        for (int i = 1; i < nx - 1; i++)
            for (int j = 1; j < ny - 1; j++)
                if ((i + j) % 2 == c)
                    b[j * nx + i] = (b[j * nx + i - 1] + b[j * nx + i + 1] + b[(j - 1) * nx + i] + b[(j + 1) * nx + i]) / 4;
#pragma mint for nest(2)
    for (i = 0; i < nx; i++)
        for (j = 0; j < ny - i; j++)
            a[j * nx + i] += i - j;
    printf("%d %d %d %d\n", i, j, most == 0, 1 / most > 0);
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, nx = n + 5, ny = n + 3;
    real ***u = new_planes(w, w, w), ***v = new_planes(w, w, w);
    static real a[80 * 80], b[80 * 80];

    fill(u[0][0], (size_t)w * w * w, 1);
    fill(v[0][0], (size_t)w * w * w, 2);
    fill(a, 80 * 80, 3);
#pragma mint copy(u, toDevice, w, w, w)
#pragma mint copy(v, toDevice, w, w, w)
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
#pragma mint parallel
    {
        cube(u, v, n);
        plane(a, b, nx, ny);
    }
#pragma mint copy(u, fromDevice, w, w, w)
#pragma mint copy(v, fromDevice, w, w, w)
#pragma mint copy(a, fromDevice)
#pragma mint copy(b, fromDevice)
    checksum("u", u[0][0], (size_t)w * w * w * sizeof(real));
    checksum("v", v[0][0], (size_t)w * w * w * sizeof(real));
    checksum("a", a, sizeof a);
    checksum("b", b, sizeof b);
    return 0;
}
