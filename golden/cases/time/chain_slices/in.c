/* Rules: T1, T2, T4, F5. Slices of one block take turns: by t % 2, by 1 - now, by pointers. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, steps = size_argument(argc, argv, 2, 7), now = 0;
    real(*u)[w][w] = malloc(sizeof(real[2][w][w]));

    fill(u[0][0], (size_t)2 * w * w, 1);
#pragma mint copy(u, toDevice, w, w, 2)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    u[(t + 1) % 2][y][x] = u[t % 2][y][x] / 2 + u[t % 2][y][x - 1] / 3 - u[t % 2][y - 1][x] / 5;
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    u[1 - now][y][x] = u[now][y][x + 1] / 3 - u[now][y][x] / 4;
            now = 1 - now;
        }
        for (int t = 0; t < steps; t++) {
            real(*from)[w] = u[t & 1], (*to)[w] = u[(t + 1) & 1];
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    to[y][x] = from[y + 1][x] / 3 - from[y][x] / 4;
        }
    }
#pragma mint copy(u, fromDevice, w, w, 2)
    checksum("u", u, (size_t)2 * w * w * sizeof(real));
    return 0;
}
