/* Rules: F2, F6, F9. Stencils over indices of 8 bytes, unsigned ones and narrow ones march as those over int do. */
#include "../../field.h"
#include <stdint.h>

static void steps(real ***u, real ***v, real *flat, real *line, int n)
{
    long w = n + 2;
    uint16_t narrow = n + 1;
    int64_t top = n + 1;
    real most = -1;
    unsigned long odd = 0;
    ptrdiff_t z = -7;

#pragma mint parallel
    {
        /* One type for all, another for each, and serial loops over a wide index. */
#pragma mint for nest(3)
        for (int64_t z = 1; z < top; z++)
            for (int64_t y = 1; y < top; y++)
                for (int64_t x = 1; x <= top - 1; x++)
                    v[z][y][x] = u[z][y][x] / 2 + (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y - 1][x] + u[z][y + 1][x] +
                        u[z][y][x - 1] + u[z][y][x + 1]) / 12;
#pragma mint for nest(3)
        for (z = 1; z < w - 1; z++)
            for (uint16_t y = 1; y < narrow; ++y)
                for (size_t x = 1; x < (size_t)w - 1; x++) {
                    real s = 0;
                    for (long d = -1; d <= 1; d++)
                        s += (d ? 1 : 2) * v[z][y + d][x] + v[z + d][y][x];
                    u[z][y][x] = s / 7 + x % 3 - y;
                }
        /* Flattened; neighbours that stop at the edges; the indices among the operands. */
#pragma mint for nest(2) reduction(max: most) reduction(+: odd)
        for (ptrdiff_t y = 0; y < w; y++)
            for (long x = 0; x < w; x++) {
                long west = x > 0 ? x - 1 : 0, south = y + 1 < w ? y + 1 : y;
                real t = flat[y * w + x] - (flat[y * w + west] + flat[south * w + x]) / 2;
                u[0][y][x] = t + y;
                if (t > most)
                    most = t;
                odd += (x * y) & 1;
            }
#pragma mint for
        for (int8_t i = 1; i < 100; i++)
            line[i] = flat[i - 1] + flat[i + 1] - i;
    }
    printf("%td %.9g %lu\n", z, (double)most, odd);
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real ***u = new_planes(w, w, w), ***v = new_planes(w, w, w);
    size_t cells = (size_t)w * w * w;
    static real flat[80 * 80], line[101];

    fill(u[0][0], cells, 1);
    fill(v[0][0], cells, 2);
    fill(flat, 80 * 80, 3);
#pragma mint copy(u, toDevice, w, w, w)
#pragma mint copy(v, toDevice, w, w, w)
#pragma mint copy(flat, toDevice)
#pragma mint copy(line, toDevice)
    steps(u, v, flat, line, n);
#pragma mint copy(u, fromDevice, w, w, w)
#pragma mint copy(v, fromDevice, w, w, w)
#pragma mint copy(flat, fromDevice)
#pragma mint copy(line, fromDevice)
    checksum("u", u[0][0], cells * sizeof(real));
    checksum("v", v[0][0], cells * sizeof(real));
    checksum("flat", flat, sizeof flat);
    checksum("line", line, sizeof line);
    return 0;
}
