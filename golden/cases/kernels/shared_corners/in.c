/* Rules: F6, F3, B7. A box with its corners in shared memory. */
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
#pragma mint for nest(3)
        for (int z = 1; z <= n; z++)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++) {
                    real sum = 0;
                    for (int dz = -1; dz <= 1; dz++)
                        for (int dy = -1; dy <= 1; dy++)
                            for (int dx = -1; dx <= 1; dx++)
                                sum = sum * (real)0.75 + u[z + dz][y + dy][x + dx];
                    v[z][y][x] = sum;
                }
    }
#pragma mint copy(v, fromDevice, w, w, w)
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
