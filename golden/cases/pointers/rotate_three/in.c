/* Rules: R1, C1, F5. The wave equation: three buffers change places in a single. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, steps = size_argument(argc, argv, 2, 4);
    real **past = new_rows(w, w), **now = new_rows(w, w), **next = new_rows(w, w);

    fill(past[0], (size_t)w * w, 1);
    fill(now[0], (size_t)w * w, 2);
    fill(next[0], (size_t)w * w, 3);
#pragma mint copy(past, toDevice, w, w)
#pragma mint copy(now, toDevice, w, w)
#pragma mint copy(next, toDevice, w, w)
#pragma mint parallel
    {
        int t = 0;
        while (t++ < steps) {
#pragma mint for nest(all) tile(16, 16)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    next[y][x] = 2 * now[y][x] - past[y][x] + (now[y - 1][x] + now[y + 1][x] + now[y][x - 1] +
                        now[y][x + 1] - 4 * now[y][x]) / 8;
#pragma mint single
            {
                real **oldest = past;
                past = now;
                now = next;
                next = oldest;
            }
        }
    }
#pragma mint copy(now, fromDevice, w, w)
#pragma mint copy(past, fromDevice, w, w)
    checksum("now", now[0], (size_t)w * w * sizeof(real));
    checksum("past", past[0], (size_t)w * w * sizeof(real));
    return 0;
}
