/* Rules: F5, F6. Serial loops with constant bounds count components, or cells of a halo: their strides are rows of arrays
 * that the nest writes. Rows that overlap are read as they stand. */
#include "../../field.h"
#define U(i, j) u[((i) + 2) * (ny + 4) + (j) + 2]

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 9), ny = nx + 1, pitch = ny * nx + 3, cells = 5 * pitch, gap = 2;
    int all = (nx + 4) * (ny + 4);
    real *f = malloc(cells * sizeof *f), *g = malloc(cells * sizeof *g), *u = malloc(all * sizeof *u);

    fill(f, cells, 1);
    fill(g, cells, 2);
    fill(u, all, 3);
#pragma mint copy(f, toDevice, cells)
#pragma mint copy(g, toDevice, cells)
#pragma mint copy(u, toDevice, ny + 4, nx + 4)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                for (int m = 0; m < 5; m++)
                    f[(m * ny + y) * nx + x] += g[(m * ny + y) * nx + x - 1];
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                real sum = 0;
                for (int m = 0; m < 5; m++)
                    sum += f[m * ny * nx + y * nx + x];
                for (int m = 0; m < 5; m++)
                    g[m * pitch + y * nx + x] = sum;
            }
#pragma mint for
        for (int x = 0; x < nx; x++)
            for (int m = 0; m < 3; m++)
                f[x + m * nx] = 2 * f[x + m * nx] + g[x + gap * m];
#pragma mint for
        for (int i = -2; i < nx + 2; i++)
            for (int d = 1; d <= 2; d++) {
                U(i, -d) = U(i, d - 1);
                U(i, ny - 1 + d) = U(i, ny - d);
            }
#pragma mint for
        for (int j = -2; j < ny + 2; j++)
            for (int d = 1; d <= 2; d++) {
                U(-d, j) = U(d - 1, j);
                U(nx - 1 + d, j) = U(nx - d, j);
            }
    }
#pragma mint copy(f, fromDevice, cells)
#pragma mint copy(g, fromDevice, cells)
#pragma mint copy(u, fromDevice, ny + 4, nx + 4)
    checksum("f", f, cells * sizeof *f);
    checksum("g", g, cells * sizeof *g);
    checksum("u", u, all * sizeof *u);
    return 0;
}
