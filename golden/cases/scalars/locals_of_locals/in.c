/* Rules: F3, F6, F8. Locals that name locals that name indices: the subscripts behind them are seen, in conditions and bounds too. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 4, shift = argc > 0;
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                const int off = shift, yy = y + off, up = yy + 1;
                int xx = x - 1;
                int east = xx + 2;

                v[up][east] = u[yy][xx] + u[up][east] + u[yy - 1][east];
            }
        for (int s = 2; s <= 2 * n; s++) {
            int first = s > n ? s - n : 1, last = s > n ? n : s - 1;
#pragma mint for
            for (int i = first; i <= last; i++) {
                const int t = s - i - 1;
                const int row = i, column = t + 1;

                u[row][column] = (u[row - 1][column] + u[row][column - 1]) / 2;
            }
        }
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                const int sum = x + y, rest = sum % 2, low = y - 1, high = low + 2;

                if (rest)
                    continue;
                for (int k = low; k <= high; k += 2)
                    v[y][x] += v[k][x] / 4;
            }
    }
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(v, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
