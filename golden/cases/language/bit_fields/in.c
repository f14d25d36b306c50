/* Rules: F3, F5, X2. Bit-fields of a struct outside the nest have the type that C promotes them to, by their width. */
#include "../../field.h"

#define N 40
#define M 40

enum mode { OFF, SLOW, FAST };
struct setup {
    unsigned low : 3;
    int high : 6;
    enum mode mode : 2;
    _Bool on : 1;
    unsigned all : 32;
    unsigned long most : 31;
    long wide : 40;
};

int main(int argc, char **argv)
{
    static real u[N][M], v[N][M];
    struct setup s = {2, 30, FAST, 1, 7, 3, -5}, *p = &s;
    int least = size_argument(argc, argv, 1, 2), i, j;

    s.low = least;
    fill(&u[0][0], N * M, 1);
#pragma mint copy(u, toDevice, M, N)
#pragma mint copy(v, toDevice, M, N)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (i = s.low - 2; i <= s.high; i++)
            for (j = p->low; j < p->high - 5 * (s.low - 5 < 0); j++) {
                if (i - p->low < 0 || s.mode - 5 > 0)
                    continue;
                v[i][j] = u[i][j + s.low] * (s.low - 4) + (s.mode - 3) / 2 + ~s.on + s.wide * 2;
            }
#pragma mint for
        for (i = N - 1; i > (int)s.low; i--)
            v[i][M - 1] = (i - s.low - 20 > 0) + (p->all - 9) / 4 + (s.most - 4) / 2;
    }
#pragma mint copy(v, fromDevice, M, N)
    checksum("v", v, sizeof v);
    return 0;
}
