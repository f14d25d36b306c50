/* Rules: F2, F8. Serial loops by steps, with unsigned indices, that stop in front of the last value which the
 * condition admits, or are never entered: a further step would wrap around, and they make none. */
#include "../../field.h"

static real u[20][400];

static void down(unsigned l, unsigned h, size_t from, size_t to)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 20; i++) {
            for (unsigned k = l; k > h; k -= 100)
                u[i][k] += 1;
            for (size_t k = from; k >= to; k += -70)
                u[i][k] += 2;
        }
    }
#pragma mint copy(u, fromDevice)
}

static void up(unsigned char l, unsigned char h)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 20; i++)
            for (unsigned char k = l; k < h; k += 50)
                u[i][k] += 3;
    }
#pragma mint copy(u, fromDevice)
}

int main(void)
{
    fill(u[0], 20 * 400, 1);
    down(350, 50, 350, 71);
    down(399, 399, 10, 300);
    down(30, 4000000000u, 141, 2);
    up(3, 250);
    up(200, 250);
    up(7, 3);
    checksum("u", u[0], sizeof u);
    return 0;
}
