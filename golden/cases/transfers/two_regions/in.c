/* Rules: R3, C3. Two regions; an inner block ends the mapping that it made. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    for (int round = 0; round < 2; round++) {
#pragma mint copy(u, toDevice, w, w)
#pragma mint parallel
        {
#pragma mint for nest(2)
            for (int y = 0; y < w; y++)
                for (int x = 0; x < w; x++)
                    u[y][x] = u[y][x] / 3;
        }
#pragma mint parallel
        {
#pragma mint for nest(2)
            for (int y = 0; y < w; y++)
                for (int x = 0; x < w; x++)
                    u[y][x] += 1;
        }
#pragma mint copy(u, fromDevice, w, w)
    }
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    u[1][1] = 4;
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    return 0;
}
