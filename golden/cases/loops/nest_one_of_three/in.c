/* Rules: F1. Without nest only the outermost loop is parallel; the others run in the thread. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real ***u = new_planes(w, w, w), ***v = new_planes(w, w, w);
    size_t cells = (size_t)w * w * w;

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, 2);
#pragma mint copy(u, toDevice, w, w, w)
#pragma mint copy(v, toDevice, w, w, w)
#pragma mint parallel
    {
#pragma mint for tile(4)
        for (int z = 1; z <= n; z++) {
            real carry = 0;
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++) {
                    carry = carry / 2 + u[z + 1][y][x - 1];
                    v[z][y][x] = carry;
                }
        }
    }
#pragma mint copy(v, fromDevice, w, w, w)
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
