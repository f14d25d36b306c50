/* Rules: F2, X2. Indices of enumerations outside the nests: C++ needs a cast to give them their last values. */
#include "../../field.h"

enum side { LEFT = -1, MIDDLE, RIGHT, COUNT = 12 };
typedef enum { RED, GREEN, BLUE = 3 } colour;

#define N 20

int main(int argc, char **argv)
{
    static real u[N][N], v[N][N];
    int most = size_argument(argc, argv, 1, 12);
    enum side s, low;
    enum { ODD = 1, EVEN } parity;

    fill(&u[0][0], N * N, 1);
#pragma mint copy(u, toDevice, N, N)
#pragma mint copy(v, toDevice, N, N)
#pragma mint parallel
    {
        for (colour c = RED; c < BLUE; c++) {
            enum side inner;
#pragma mint for nest(2)
            for (inner = LEFT; inner < COUNT; inner++)
                for (int j = c; j < most; j++)
                    v[inner + 1][j] += u[j][inner + 1] * c;
        }
#pragma mint for nest(2)
        for (s = COUNT; s >= MIDDLE; s--)
            for (low = s; low < most; low++)
                v[s][low] += u[s][low];
#pragma mint for
        for (parity = ODD; parity <= EVEN; parity++)
            v[0][parity] -= u[parity][0];
    }
#pragma mint copy(v, fromDevice, N, N)
    checksum("v", v, sizeof v);
    printf("%d %d\n", (int)s, (int)parity);
    return 0;
}
