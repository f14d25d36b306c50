/* Rules: F3, B12. if, else, ?:, && and ||; an element that only some iterations write keeps its value. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, i, j;
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (i = 0; i < w; i++)
            for (j = 0; j < w; j++) {
                real up = i > 0 ? u[i - 1][j] : u[i][j];
                if (j == 0 || j == w - 1)
                    v[i][j] = up;
                else if (u[i][j] > (real)0.25 && u[i][j - 1] < u[i][j + 1]) {
                    v[i][j] = up * u[i][j];
                    v[i][j] -= u[i][j - 1];
                }
            }
    }
#pragma mint copy(v, fromDevice, w, w)
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
