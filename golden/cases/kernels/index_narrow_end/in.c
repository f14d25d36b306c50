/* Rules: F2, F6. Tiles pass the end of narrow indices: the last block copies its cells, and lanes those of their neighbours, from where they lie. */
#include "../../field.h"

#define W 260
#define H 132

int main(int argc, char **argv)
{
    static real u[H][W], v[H][W];
    int last = size_argument(argc, argv, 1, 126);

    fill(&u[0][0], H * W, 1);
    fill(&v[0][0], H * W, 2);
#pragma mint parallel
    {
        /* Rows and cells up to the greatest indices, neighbours behind them. */
#pragma mint for nest(2)
        for (signed char y = 2; y < last; y++)
            for (signed char x = 4; x <= last; x++)
                v[y][x] = u[y][x - 2] / 2 + u[y][x + 2] / 4 + u[y][x + 1] / 8 + u[y - 1][x] + u[y + 1][x] / 3 - u[y][x] + y - x;
#pragma mint for nest(2)
        for (unsigned char y = 1; y <= last; y++)
            for (unsigned char x = 254; x > 1; x--)
                u[y][x] = v[y][x - 2] / 2 + v[y][x + 2] / 4 + v[y - 1][x] / 3 + v[y + 1][x] + x % 7;
        /* A range that ends at the least index. */
#pragma mint for nest(2)
        for (signed char y = last; y > 0; y--)
            for (signed char x = 60; x > -128; --x)
                v[y][x + 129] = u[y][x + 128] / 2 + u[y][x + 131] / 4 + u[y - 1][x + 129] / 3 + x;
    }
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    return 0;
}
