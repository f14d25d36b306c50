/* Rules: F5, F6, C6. Buffers that a leading subscript selects are grids of their own, so that their stencils show: in
   three dimensions, components with constant subscripts, through a pointer to one of many, some of them under a condition. */
#include "../../field.h"

#define M 26
static real cube[2][M][M][M], part[3][M][M], many[5][M][M];

static void advance(int n, int steps)
{
    for (int t = 0; t < steps; t++) {
#pragma mint parallel for nest(3)
        for (int z = 1; z <= n; z++)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    cube[(t + 1) % 2][z][y][x] = cube[t % 2][z][y][x] / 2 + (cube[t % 2][z - 1][y][x] + cube[t % 2][z + 1][y][x] +
                        cube[t % 2][z][y - 1][x] + cube[t % 2][z][y + 1][x] - cube[t % 2][z][y][x - 1] * cube[t & 1][z][y][x + 1]) / 8;
    }
}

static void components(int n, real (*three)[M][M], int k)
{
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                part[2][y][x] = part[0][y - 1][x] - part[1][y][x + 1];
                if (x > y)
                    part[2][y][x] += part[0][y][x - 1];
            }
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                if (k > 0 && x != 3)
                    three[-k][y][x] = three[0][y - 1][x] + three[k][y][x + 1];
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                three[-1][y][x] = three[1][y - 1][x] + three[0][y][x + 1];
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);

    fill(cube[0][0][0], sizeof cube / sizeof(real), 1);
    fill(part[0][0], sizeof part / sizeof(real), 2);
    fill(many[0][0], sizeof many / sizeof(real), 3);
#pragma mint copy(cube, toDevice)
#pragma mint copy(many, toDevice)
    advance(n, 3);
    components(n, &many[2], n % 2);
#pragma mint copy(cube, fromDevice)
#pragma mint copy(many, fromDevice)
    checksum("cube", cube, sizeof cube);
    checksum("part", part, sizeof part);
    checksum("many", many, sizeof many);
    return 0;
}
