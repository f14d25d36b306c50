/* Rules: F3. Locals, local arrays, shadowing, inner while and do loops, names that the kernel wants too. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, x_count = 3, blocks = 2;
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
                real near[4] = {u[y - 1][x], u[y + 1][x], u[y][x - 1], u[y][x + 1]};
                real best = near[0], pair[2][2];
                int k = x_count;
                {
                    real best = near[3] * blocks;
                    pair[1][0] = best;
                }
                while (k > 0) {
                    if (near[k] > best)
                        best = near[k];
                    k--;
                }
                do
                    best *= (real)0.5;
                while (best > (real)0.25);
                v[y][x] = best + pair[1][0];
            }
    }
#pragma mint copy(v, fromDevice, w, w)
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
