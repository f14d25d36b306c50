/* Rules: F7, B1, B15. 41, 47 and 82 blocks in y, where the original's reciprocal lost tiles. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int ny = size_argument(argc, argv, 1, 81), nx = 5, nz = 4;
    real u[nz][ny][nx];

    fill(&u[0][0][0], sizeof u / sizeof(real), 1);
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(3) tile(4, 2, 1)
        for (int z = 0; z < nz; z++)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++)
                    u[z][y][x] += 1;
    }
#pragma mint copy(u, fromDevice)
    checksum("u", u, sizeof u);
    return 0;
}
