/* Rules: F3, F6, F8. Cells of a torus that live in two halves of one array: the neighbours go on at the other end, by offsets of loops around which
   a 'continue' keeps them, so that the host knows what they reach. A condition on the index of such a neighbour does not hide its row, nor does
   a function that serves both ends. */
#include <stdio.h>
#include <stdlib.h>
#define W 24
#define H 18

static char board[2][H*W];

static void generation(int at)
{
    const char *in = board[at & 1];
    char *out = board[~at & 1];
#pragma mint for nest(2)
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            int count = 0;
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++) {
                    if (!dy && !dx)
                        continue;
                    count += in[(y + dy + H) % H*W + (x + dx + W) % W];
                }
            out[y*W + x] = count == 3 || (count == 2 && in[y*W + x]);
        }
}

static int around(int i, int n) { return i < 0 ? i + n : i >= n ? i - n : i; }

static void wind(int at)
{
    const char *in = board[at & 1];
    char *out = board[~at & 1];
#pragma mint for nest(2)
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            out[y*W + x] = in[y*W + x];
            if (x > 5)
                out[y*W + x] = in[around(y - 1, H)*W + (x + 1) % W];
        }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 6;

    for (int i = 0; i < H*W; i++)
        board[0][i] = i*7 % 11 < 4;
#pragma mint parallel
    {
        for (int t = 0; t < n; t++)
            if (t % 4 == 3)
                wind(t);
            else
                generation(t);
    }
    for (int y = 0; y < H; y++, puts(""))
        for (int x = 0; x < W; x++)
            putchar(board[n & 1][y*W + x] ? '#' : '.');
    return 0;
}
