/* Rules: L5. One source for OpenMP and mint: the omp pragma goes with the nest, others stay. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
#pragma mint for nest(2)
#pragma omp parallel for
        for (int y = 1; y <= n; y++)
#pragma omp simd
            for (int x = 1; x <= n; x++)
                v[y][x] = u[y][x - 1] - u[y + 1][x];
    }
#pragma mint copy(v, fromDevice, w, w)
#pragma omp parallel for
    for (int y = 0; y < w; y++)
        v[y][0] = 0;
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
