/* Rules: C3, R3. keep lets a mapping outlive its block, release ends it. */
#include "../../field.h"

static real **u;

static void begin(int w)
{
#pragma mint copy(u, toDevice, w, w) keep
}

static void halve(int w)
{
#pragma mint parallel for nest(2) tile(8, 8)
    for (int y = 0; y < w; y++)
        for (int x = 0; x < w; x++)
            u[y][x] /= 2;
}

static void end(int w)
{
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(u, release)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);

    u = new_rows(n, n);
    fill(u[0], (size_t)n * n, 1);
    begin(n);
    halve(n);
    halve(n);
    end(n);
    checksum("u", u[0], (size_t)n * n * sizeof(real));
    return 0;
}
