/* Rules: F1, F2, F3, F8. Declarations between the loops of a nest: an index, scratch, a row, the start of a colour. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, c;
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++) {
            int x;
            for (x = 1; x <= n; x++)
                v[y][x] = u[y][x - 1] + u[y][x + 1];
        }
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++) {
            const int up = y - 1, down = y + 1;
            real sum, near[2];
            real *row = u[y], *out;
            int x;

            for (x = 1; x <= n; x++) {
                near[0] = v[up][x];
                near[1] = v[down][x];
                sum = near[0] + near[1];
                out = row + x;
                *out = sum / 4;
            }
        }
        for (c = 0; c < 2; c++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++) {
                int first = 1 + (y + c) % 2;
                for (int x = first; x <= n; x += 2)
                    v[y][x] = (v[y - 1][x] + v[y + 1][x] + v[y][x - 1] + v[y][x + 1]) / 4;
            }
        }
#pragma mint for nest(all)
        for (int y = 1; y <= n; y++) {
            int x, end = y;

            for (x = 1; x < end; x++)
                u[y][x] += v[y][x];
        }
    }
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(v, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
