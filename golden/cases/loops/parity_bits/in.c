/* Rules: F1, F8. Red and black by bits: the exclusive or of parities is a parity, compared with 0 as with a bit. */
#include "../../field.h"

#define AROUND(u) ((u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) / 4)

static void relax(int n, real (*u)[n + 2], int colour)
{
    int i, j, c;

#pragma mint copy(u, toDevice, n + 2, n + 2)
#pragma mint parallel
    {
        for (c = 0; c < 2; c++) {
#pragma mint for nest(2)
            for (i = 1; i <= n; i++)
                for (j = 1; j <= n; j++)
                    if ((i & 1) ^ (j & 1) ^ c)
                        u[i][j] = AROUND(u);
#pragma mint for nest(2)
            for (i = 1; i <= n; i++)
                for (j = 1; j <= n; j++)
                    if ((((i + j) & 1) ^ c) != 0)
                        u[i][j] = AROUND(u);
        }
#pragma mint for nest(2)
        for (i = 1; i <= n; i++)
            for (j = 1; j <= n; j++)
                if (((i & 1) ^ (j & 1) ^ colour) == 0)
                    u[i][j] = AROUND(u);
#pragma mint for nest(2)
        for (i = 1; i <= n; i++)
            for (j = 1; j <= n; j++) {
                int black = (i & 1) ^ (j & 1) ^ 1;

                if (black)
                    u[i][j] += AROUND(u);
            }
    }
#pragma mint copy(u, fromDevice, n + 2, n + 2)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, c;
    real (*u)[w] = malloc(sizeof(real[w][w]));

    fill(u[0], (size_t)w * w, 1);
    for (c = 0; c < 2; c++)
        relax(n, u, c);
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    return 0;
}
