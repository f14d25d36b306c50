/* Rules: F6, N1. Of neighbouring rows, one is read up to the plane before that of the other: what comes ahead in one is of this step in the
   other. The last step of a stream, and each chunk has one, loads none that only a later step reads. */
#include "../../field.h"
#define LOOPS                                                                                                                                    \
    for (int z = 1; z <= n; z++)                                                                                                                \
        for (int y = 1; y <= n; y++)                                                                                                            \
            for (int x = 1; x <= n; x++)

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real ***u = new_planes(w, w, w), ***v = new_planes(w, w, w), ***p = new_planes(w, w, w);

    fill(u[0][0], (size_t)w * w * w, 1);
    fill(v[0][0], (size_t)w * w * w, 2);
    fill(p[0][0], (size_t)w * w * w, 3);
#pragma mint copy(u, toDevice, w, w, w)
#pragma mint copy(v, toDevice, w, w, w)
#pragma mint copy(p, toDevice, w, w, w)
#pragma mint parallel
    {
#pragma mint for nest(3) tile(32, 8, 4) chunksize(1, 2, 4)
        LOOPS
            v[z][y][x] = u[z - 1][y][x] + u[z][y + 1][x] * 3;
#pragma mint for nest(3) tile(32, 8, 4) chunksize(2, 4, 4)
        LOOPS
            p[z][y][x] = v[z - 1][y][x] - v[z][y - 1][x] * 3;
#pragma mint for nest(3) tile(32, 8, 3) chunksize(1, 2, 3)
        LOOPS
            u[z][y][x] = v[z][y][x - 1] + v[z + 1][y + 1][x + 1] + p[z][y][x] * p[z + 1][y - 1][x];
    }
#pragma mint copy(u, fromDevice, w, w, w)
#pragma mint copy(v, fromDevice, w, w, w)
#pragma mint copy(p, fromDevice, w, w, w)
    checksum("u", u[0][0], (size_t)w * w * w * sizeof(real));
    checksum("v", v[0][0], (size_t)w * w * w * sizeof(real));
    checksum("p", p[0][0], (size_t)w * w * w * sizeof(real));
    return 0;
}
