/* Rules: F8. Updates in place at the iteration's own point, and reads that no iteration writes. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w), row[w];

    fill(u[0], (size_t)w * w, 1);
    fill(row, w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(row, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++) {
                u[y][x] *= row[(x * 7 + y) % n];
                u[y][x]++;
            }
#pragma mint for
        for (int x = 1; x <= n; x += 2)
            row[x] = (row[x - 1] + row[x + 1]) / 2;
#pragma mint for
        for (int x = 0; x < n; x++)
            u[n][x] = u[n + 1][x];
    }
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(row, fromDevice)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("row", row, sizeof row);
    return 0;
}
