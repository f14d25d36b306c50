/* Rules: F2, F6. Planes of nests with wide indices, fetched as tensors of three and two dimensions. */
#include "../../field.h"

#define PLANE(a) ((a)[y - 1][x] + (a)[y + 1][x] + (a)[y][x - 1] + (a)[y][x + 1])

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
        for (long z = 1; z <= n; z++)
            for (size_t y = 1; y <= (size_t)n; y++)
                for (long long x = 1; x <= n; x++)
                    v[z][y][x] = PLANE(u[z - 1]) + PLANE(u[z]) * 2 + PLANE(u[z + 1]) -
                        (u[z][y - 1][x - 1] + u[z][y - 1][x + 1] + u[z][y + 1][x - 1] + u[z][y + 1][x + 1]) / 3 +
                        u[z][y][x] * (u[z - 1][y][x] - u[z + 1][y][x]);
    }
#pragma mint copy(v, fromDevice, w, w, w)
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
