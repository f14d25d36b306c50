/* Rules: F3, F8. In-place sweeps over one colour, which an outer scalar chooses: either branch may leave the iteration, and so may either side of || and &&. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real(*u)[w] = malloc(sizeof(real[w][w]));

    fill(&u[0][0], (size_t)w * w, 1);
#pragma mint copy(u, toDevice, w, w)
#pragma mint parallel
    for (int black = 0; black < 2; black++) {
        int every = black ? n : 2;
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                if (black) {
                    if ((y + x) % 2)
                        continue;
                } else if ((y + x) % 2 == 0)
                    continue;
                u[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
            }
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                if (every > 2 && (y ^ x) & 1 || every <= 2 && !((y ^ x) & 1))
                    continue;
                u[y][x] -= (u[y - 1][x] + u[y][x + 1]) / 8;
            }
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                if (black ? (y + x) % 4 == 1 : y % 2 == 1)
                    u[y][x] += u[y + 1][x] / 2;
    }
#pragma mint copy(u, fromDevice, w, w)
    checksum("u", u, sizeof(real[w][w]));
    free(u);
    return 0;
}
