/* Rules: L1, L2, F2. Macros make the bounds, the subscripts, the headers and the clauses. */
#include "../../field.h"

#define LOOP(i, first, last) for (int i = (first); i <= (last); ++i)
#define BX 16
#define BY (BX / 2)
#define AT(a, dy, dx) a[y + (dy)][x + (dx)]
#define INTERIOR 1, n

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#define WHOLE w, w
#pragma mint copy(u, toDevice, WHOLE)
#pragma mint copy(v, toDevice, WHOLE)
#pragma mint parallel
    {
#pragma mint for nest(BX / 8) tile(BX, BY, 1)
        LOOP(y, 1, n)
            LOOP(x, 1, n)
                AT(v, 0, 0) = AT(u, -1, 0) + AT(u, 1, 0) - (AT(u, 0, -1) + AT(u, 0, 1));
    }
#pragma mint copy(v, fromDevice, WHOLE)
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
