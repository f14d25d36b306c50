/* Rules: R3, F6. Planes in shared memory of arrays that a caller mapped, whose rows start anywhere, and tiles that no pack divides. */
#include "../../field.h"

static void step(int n, real ***u, real ***v)
{
#pragma mint parallel
    {
#pragma mint for nest(all)
        for (int z = 1; z <= n; z++)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[z][y][x] = u[z][y][x] - (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y - 1][x] + u[z][y + 1][x] +
                        u[z][y][x - 1] + u[z][y][x + 1]) / 6;
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real ***u = new_planes(w, w, w), ***v = new_planes(w, w, w);
    size_t cells = (size_t)w * w * w;

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, 2);
#pragma mint copy(u, toDevice, w, w, w)
#pragma mint copy(v, toDevice, w, w, w)
    step(n, u, v);
    step(n, v, u);
#pragma mint copy(u, fromDevice, w, w, w)
#pragma mint copy(v, fromDevice, w, w, w)
    checksum("u", u[0][0], cells * sizeof(real));
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
