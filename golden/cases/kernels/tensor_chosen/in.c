/* Rules: F6. On sm_90 the model lets the tensor memory accelerator fetch the planes of a 19-point stencil. */
#include "../../field.h"

#define PLANE(a) ((a)[y - 1][x] + (a)[y + 1][x] + (a)[y][x - 1] + (a)[y][x + 1])

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real ***u = new_planes(w, w, w), ***v = new_planes(w, w, w);
    size_t cells = (size_t)w * w * w;
    real CUtensorMap = 0.5; /* has the name of a parameter's type */

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, 2);
#pragma mint copy(u, toDevice, w, w, w)
#pragma mint copy(v, toDevice, w, w, w)
#pragma mint parallel
    {
#pragma mint for nest(3)
        for (int z = 1; z <= n; z++)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[z][y][x] = PLANE(u[z - 1]) + PLANE(u[z]) * 2 + PLANE(u[z + 1]) -
                        (u[z][y - 1][x - 1] + u[z][y - 1][x + 1] + u[z][y + 1][x - 1] + u[z][y + 1][x + 1]) / 3 +
                        u[z][y][x] * CUtensorMap * (u[z - 1][y][x] - u[z + 1][y][x]);
    }
#pragma mint copy(v, fromDevice, w, w, w)
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
