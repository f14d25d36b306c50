/* Rules: F8. Red and black cells of a lattice whose ends meet: with an even number of cells the neighbours are of the other colour. */
#include "../../field.h"

enum { L = 16, W = 24 };
static real s[L][W], t[L][W];

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 3);

    fill(s[0], L * W, 1);
    fill(t[0], L * W, 2);
#pragma mint parallel
    for (int k = 0; k < steps; k++)
        for (int colour = 0; colour < 2; colour++) {
#pragma mint for nest(2)
            for (int i = 0; i < L; i++)
                for (int j = 0; j < W; j++)
                    if (((i ^ j) & 1) == colour) {
                        real sum = s[(i + 1) % L][j] + s[(i + L - 1) % L][j] + s[i][(j + 1) % W] + s[i][(j + W - 1) % W];
                        if (sum > s[i][j])
                            s[i][j] = sum / 4;
                    }
#pragma mint for nest(2)
            for (int i = 0; i < L; i++)
                for (int j = 0; j < W; j++) {
                    if ((i + j) % 2 != colour)
                        continue;
                    int up = i + 1 == L ? 0 : i + 1, left = j > 0 ? j - 1 : W - 1;
                    t[i][j] = (t[up][j] + t[i][left]) / 2;
                }
        }
    checksum("s", s, sizeof s);
    checksum("t", t, sizeof t);
    return 0;
}
