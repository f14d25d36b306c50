/* Rules: N3, F6. Sums that are regrouped keep the type of the sum: integer and float cells, integer factors; and locals share, too. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 9);
    real ***u = new_planes(nz + 2, ny + 2, nx + 2), ***v = new_planes(nz + 2, ny + 2, nx + 2);
    size_t cells = (size_t)(nx + 2) * (ny + 2) * (nz + 2);
    static unsigned n[18][40];
    static double w[18][40];
    const int m = 65536;

    for (size_t i = 0; i < cells; i++) {
        u[0][0][i] = (real)(i * 37 % 19) - 9;
        v[0][0][i] = 0;
    }
    for (int y = 0; y < 18; y++)
        for (int x = 0; x < 40; x++)
            n[y][x] = (y * 40 + x) * 31 % 17;
#pragma mint copy(u, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(n, toDevice, 40, 18)
#pragma mint copy(w, toDevice, 40, 18)
#pragma mint parallel
    {
#pragma mint for nest(all)
        for (int z = 1; z <= nz; z++)
            for (int y = 1; y <= ny; y++)
                for (int x = 1; x <= nx; x++) {
                    real up = u[z + 1][y][x] - u[z][y][x], down = u[z][y][x] - u[z - 1][y][x];

                    v[z][y][x] = up * 2 - down
                        + (m * (m * u[z + 1][y][x - 1]) + m * (m * u[z + 1][y][x + 1]) + m * (m * u[z - 1][y][x - 1])
                           + m * (m * u[z - 1][y][x + 1])) / m / m;
                }
#pragma mint for nest(2)
        for (int y = 1; y <= ny; y++)
            for (int x = 1; x <= nx; x++)
                w[y][x] = 2.0 * n[y + 1][x - 1] - 2.0 * n[y + 1][x + 1] + 2.0 * n[y - 1][x - 1] - 2.0 * n[y - 1][x + 1]
                    + (0.5 + n[y + 1][x] - n[y - 1][x]);
    }
#pragma mint copy(v, fromDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(w, fromDevice, 40, 18)
    checksum("v", v[0][0], cells * sizeof(real));
    checksum("w", w, sizeof w);
    return 0;
}
