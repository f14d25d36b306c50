/* Rules: F2, F3. Bounds that a conversion cuts: the host computes them as C does. */
#include "../../field.h"

#define N 400

int main(int argc, char **argv)
{
    static real a[N], b[N], c[N][260], d[N];
    int high = size_argument(argc, argv, 1, 200), i;
    short less = -30;

    fill(a, N, 1);
#pragma mint copy(a, toDevice, N)
#pragma mint copy(b, toDevice, N)
#pragma mint copy(c, toDevice, 260, N)
#pragma mint copy(d, toDevice, N)
#pragma mint parallel
    {
#pragma mint for
        for (i = 0; i < (signed char)high + 300; i++)
            b[i] = a[i] + i;
#pragma mint for
        for (i = (unsigned char)(high + 100); i <= (unsigned short)(less + high); i += 3)
            b[i] -= a[i];
#pragma mint for nest(2)
        for (i = 200; i < 200 + (signed char)(high / 2 + 27); i++)
            for (int j = (_Bool)high; j < (unsigned char)(high + 60) + (i & 3); j++)
                c[i][j] = a[i] * j;
#pragma mint for
        for (i = N - 1; i > (signed char)(high + 100); i--) {
            if ((signed char)i > (signed char)high)
                d[i] = a[i];
        }
    }
#pragma mint copy(b, fromDevice, N)
#pragma mint copy(c, fromDevice, 260, N)
#pragma mint copy(d, fromDevice, N)
    checksum("b", b, sizeof b);
    checksum("c", c, sizeof c);
    checksum("d", d, sizeof d);
    return 0;
}
