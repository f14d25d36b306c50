/* Rules: R2, F4. Scalars declared outside: read ones by value, private ones one for each iteration. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w), **v = new_rows(w, w);
    real slope, centre, scale = (real)0.3;

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel default(none) shared(u, v)
    {
#pragma mint for nest(2) private(slope, centre) firstprivate(scale, n)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                centre = u[y][x];
                slope = u[y][x + 1] - centre;
                slope *= scale;
                v[y][x] = centre - slope;
            }
    }
#pragma mint copy(v, fromDevice, w, w)
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
