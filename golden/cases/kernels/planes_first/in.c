/* Rules: F6, B7. Five planes of a box of radius 2 in shared memory: a loop copies the first ones. */
#include "../../field.h"

#define PLANE(a) ((a)[y - 1][x] + (a)[y][x - 2] + (a)[y][x + 1] / 3)

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 4;
    real ***u = new_planes(w, w, w), ***v = new_planes(w, w, w);
    size_t cells = (size_t)w * w * w;

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, 2);
#pragma mint copy(u, toDevice, w, w, w)
#pragma mint copy(v, toDevice, w, w, w)
#pragma mint parallel
    {
#pragma mint for nest(3)
        for (int z = 2; z < n + 2; z++)
            for (int y = 2; y < n + 2; y++)
                for (int x = 2; x < n + 2; x++)
                    v[z][y][x] = PLANE(u[z - 2]) - PLANE(u[z - 1]) + PLANE(u[z]) / 2 + PLANE(u[z + 1]) - PLANE(u[z + 2]);
    }
#pragma mint copy(v, fromDevice, w, w, w)
    checksum("v", v[0][0], cells * sizeof(real));
    return 0;
}
