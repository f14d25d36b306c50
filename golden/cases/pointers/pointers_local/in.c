/* Rules: F3, F6. Pointers that keep their first value are resolved: rows, elements, addresses of locals. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real(*u)[w] = malloc(sizeof(real[w][w])), (*v)[w] = malloc(sizeof(real[w][w]));

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                const real *row = u[y], *above = u[y - 1], *centre = &u[y][x];
                int below = y + 1, left = x - 1;
                real sum = row[left] + row[x + 1] + above[x] + u[below][x] + centre[0] + *centre;
                real *total = &sum, near[2][3] = {{sum, 1}, {2}}, *second = near[1];
                *total *= 2;
                for (int k = 0; k < 3; k++) {
                    const real *p = centre + k - 1;
                    second[k] += *p;
                    x % 2 ? (*total += second[k]) : (total[0] -= second[0]);
                }
                v[y][x] = sum;
            }
    }
#pragma mint copy(v, fromDevice, w, w)
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
