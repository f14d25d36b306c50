/* Rules: L1. _Pragma is the same thing. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    _Pragma("mint copy(u, toDevice, w, w)")
    _Pragma("mint parallel")
    {
        _Pragma("mint for nest(2)")
        for (int y = 0; y < w; y++)
            for (int x = 0; x < w; x++)
                u[y][x] = 1 - u[y][x];
    }
    _Pragma("mint copy(u, fromDevice, w, w)")
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    return 0;
}
