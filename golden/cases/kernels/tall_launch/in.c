/* Rules: F7, F9, X1. More tiles along the outer loop than CUDA allows along y: they lie along y and z. */
#include "../../field.h"

#define ROWS 66001
#define W 6

int main(int argc, char **argv)
{
    static real u[ROWS][W], v[ROWS][W];
    int rows = size_argument(argc, argv, 1, ROWS);
    unsigned long long odd = 0;

    fill(&u[0][0], ROWS * W, 1);
    fill(&v[0][0], ROWS * W, 2);
#pragma mint parallel
    {
#pragma mint for nest(2) tile(4, 1)
        for (int y = 1; y < rows - 1; y++)
            for (int x = 1; x < W - 1; x++)
                v[y][x] = u[y - 1][x] / 2 + u[y + 1][x] / 4 + u[y][x - 1] / 8 + u[y][x + 1] - u[y][x];
        /* Rows from the last one down, two cells per thread, and a total over all blocks. */
#pragma mint for nest(2) tile(4, 1) chunksize(2, 1) reduction(+: odd)
        for (unsigned y = rows; y > 0; y--)
            for (int x = 1; x < W - 1; x++) {
                u[y - 1][x] = v[y - 1][x - 1] + v[y - 1][x + 1];
                odd += y & 1;
            }
    }
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("odd", &odd, sizeof odd);
    return 0;
}
