/* Rules: C1, T1. Names that C++ keeps for itself change places as others do: in a circle, and as slices of one array. */
#include "../../field.h"

typedef real row[23];

static void wave(int steps, row *old, row *this, row *new)
{
#pragma mint copy(old, toDevice, 23, 19)
#pragma mint copy(this, toDevice, 23, 19)
#pragma mint copy(new, toDevice, 23, 19)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < 18; y++)
            for (int x = 1; x < 22; x++)
                new[y][x] = this[y][x] - old[y][x] / 2 + (this[y - 1][x] + this[y + 1][x] + this[y][x - 1] + this[y][x + 1]) / 4;
        row *template = old;
        old = this;
        this = new;
        new = template;
    }
#pragma mint copy(old, fromDevice, 23, 19)
#pragma mint copy(this, fromDevice, 23, 19)
#pragma mint copy(new, fromDevice, 23, 19)
}

static void slices(int steps, real (*class)[19][23])
{
#pragma mint copy(class, toDevice, 23, 19, 2)
#pragma mint parallel
    {
        int new = 1;
        for (int t = 0; t < steps; t++) {
            int delete = 1 - new;
#pragma mint for nest(2)
            for (int y = 1; y < 18; y++)
                for (int x = 1; x < 22; x++)
                    class[new][y][x] = (class[delete][y - 1][x] + class[delete][y + 1][x] + class[delete][y][x - 1]) / 3;
            new = delete;
        }
    }
#pragma mint copy(class, fromDevice, 23, 19, 2)
}

int main(int argc, char **argv)
{
    static real u[19][23], v[19][23], w[19][23], both[2][19][23];
    int steps = size_argument(argc, argv, 1, 13);

    fill(&u[0][0], 19 * 23, 1);
    fill(&v[0][0], 19 * 23, 2);
    fill(&w[0][0], 19 * 23, 3);
    fill(&both[0][0][0], 2 * 19 * 23, 4);
    wave(steps, u, v, w);
    slices(steps, both);
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("w", w, sizeof w);
    checksum("both", both, sizeof both);
    return 0;
}
