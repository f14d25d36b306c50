/* Rules: F3, F6. Serial loops over constant offsets, which are written out where that makes subscripts index + constant. */
#include "../../field.h"

#define R 2

static const real weight[2 * R + 1] = {0.0625, 0.25, 0.375, 0.25, 0.0625};

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2 * R, reach = argc > 9 ? 2 : 1;
    real ***u = new_planes(w, w, w), ***v = new_planes(w, w, w), ***p = new_planes(w, w, w);

    fill(u[0][0], (size_t)w * w * w, 1);
    fill(v[0][0], (size_t)w * w * w, 2);
    fill(p[0][0], (size_t)w * w * w, 3);
#pragma mint copy(u, toDevice, w, w, w)
#pragma mint copy(v, toDevice, w, w, w)
#pragma mint copy(p, toDevice, w, w, w)
#pragma mint parallel
    {
        /* One loop, and one downwards with a step and a variable of its own. */
#pragma mint for nest(3)
        for (int z = R; z < n + R; z++)
            for (int y = R; y < n + R; y++)
                for (int x = R; x < n + R; x++) {
                    real s = 0;
                    for (int d = -R; d <= R; d++)
                        s += weight[d + R] * u[z][y][x + d];
                    for (long d = R; d >= -R; d -= 4) {
                        real t = u[z + d][y][x] - u[z][y - d][x];
                        s += d * t * t;
                    }
                    v[z][y][x] = s;
                }

        /* Nested loops: conditions on all indices choose 19 of 27 points. */
#pragma mint for nest(3)
        for (int z = R; z < n + R; z++)
            for (int y = R; y < n + R; y++)
                for (int x = R; x < n + R; x++) {
                    real s = 0;
                    for (int dz = -1; dz <= 1; dz++)
                        for (int dy = -1; dy <= 1; dy++)
                            for (int dx = -1; dx <= 1; dx++)
                                if (dz * dz + dy * dy + dx * dx <= 2)
                                    s += (dz || dy || dx ? 0.5 : -0.25) * v[z + dz][y + dy][x + dx];
                    p[z][y][x] = s;
                }

        /* These stay: one has a jump, one a bound that is not known, one does not help. */
#pragma mint for nest(3)
        for (int z = R; z < n + R; z++)
            for (int y = R; y < n + R; y++)
                for (int x = R; x < n + R; x++) {
                    real s = 0;
                    for (int d = -R; d <= R; d++) {
                        if (v[z][y + d][x] > 4)
                            break;
                        s += v[z][y + d][x];
                    }
                    for (int d = -reach; d <= reach; d++)
                        s += p[z + d][y][x];
                    for (int d = 0; d < 3; d++)
                        s = s * s + d;
                    u[z][y][x] = s;
                }
    }
#pragma mint copy(u, fromDevice, w, w, w)
#pragma mint copy(v, fromDevice, w, w, w)
#pragma mint copy(p, fromDevice, w, w, w)
    checksum("u", u[0][0], (size_t)w * w * w * sizeof(real));
    checksum("v", v[0][0], (size_t)w * w * w * sizeof(real));
    checksum("p", p[0][0], (size_t)w * w * w * sizeof(real));
    return 0;
}
