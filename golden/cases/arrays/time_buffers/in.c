/* Rules: F5. A leading subscript that only the host changes selects one of k buffers, which are padded as usual. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, steps = 4, now = 0;
    real(*u)[w][w] = malloc(sizeof(real[3][w][w]));

    fill(u[0][0], (size_t)3 * w * w, 1);
#pragma mint copy(u, toDevice, w, w, 3)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    u[(t + 2) % 3][y][x] = u[t % 3][y][x] / 2 + u[(t + 1) % 3][y][x - 1] - u[(t + 1) % 3][y - 1][x];
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    u[1 - now][y][x] += u[now][y][x + 1] / 3;
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    u[t % 3][y][x] = u[(t + 2) % 3][y - 1][x] - u[(t + 1) % 3][y][x + 1] * u[t % 3][y][x];
            now = 1 - now;
        }
    }
#pragma mint copy(u, fromDevice, w, w, 3)
    checksum("u", u, (size_t)3 * w * w * sizeof(real));
    return 0;
}
