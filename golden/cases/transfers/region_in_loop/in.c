/* Rules: R3. A region in a loop of the host; the mapping is outside and stays. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 1);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
    for (int t = 0; t < 4; t++) {
        if (t == 3)
            continue;
#pragma mint parallel
        {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] = u[y - 1][x] / 2 + u[y + 1][x] / 3;
        }
        real **other = u;
        u = v;
        v = other;
    }
#pragma mint copy(u, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    return 0;
}
