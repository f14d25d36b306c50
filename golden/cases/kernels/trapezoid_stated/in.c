/* Rules: T3. obj, dimension and gather in both spellings state what the nest does. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 1);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
#pragma mint trapezoid height(1)
        for (int t = 0; t < 3; t++) {
#pragma trapezoid.obj=[u]
#pragma trapezoid.dimension=2 trapezoid.gather[-1,+1][-1,0]
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[y][x] = u[y - 1][x] / 3 + u[y + 1][x] / 2 - u[y][x - 1] / 4;
#pragma mint single
            {
                real **other = u;
                u = v;
                v = other;
            }
        }
    }
#pragma mint copy(u, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    return 0;
}
