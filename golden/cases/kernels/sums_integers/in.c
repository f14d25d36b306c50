/* Rules: N3, F6. Sums of integers are exact in any order, and are regrouped without an option: of pixels, which are too small to overflow, with
   coefficients; of unsigned numbers, which wrap. Branches that store the same element become one store. Sums of int could overflow, and stay. */
#include "../../field.h"

enum { NX = 133, NY = 20, NZ = 36 };
typedef unsigned char pixel;

static pixel a[NZ][NY][NX], b[NZ][NY][NX];
static unsigned c[NZ][NY][NX], d[NZ][NY][NX];
static int e[NZ][NY][NX];
static short f[NZ][NY][NX];

static void blur(int nx, int ny, int nz)
{
#pragma mint copy(a, toDevice, NX, NY, NZ)
#pragma mint copy(b, toDevice, NX, NY, NZ)
#pragma mint copy(c, toDevice, NX, NY, NZ)
#pragma mint copy(d, toDevice, NX, NY, NZ)
#pragma mint copy(e, toDevice, NX, NY, NZ)
#pragma mint copy(f, toDevice, NX, NY, NZ)
#pragma mint parallel
    {
#pragma mint for nest(3)
        for (int z = 1; z <= nz; z++)
            for (int y = 1; y <= ny; y++)
                for (int x = 1; x <= nx; x++) {
                    int sum = -a[z][y][x];

                    for (int k = -1; k <= 1; k++)
                        for (int j = -1; j <= 1; j++)
                            for (int i = -1; i <= 1; i++)
                                sum += (2 - i * i) * a[z + k][y + j][x + i];
                    if (a[z][y][x] > 250)
                        b[z][y][x] = a[z][y][x];
                    else if (sum > 4000)
                        b[z][y][x] = sum / 37.0;
                    else
                        b[z][y][x] = sum - 300;
                }
#pragma mint for nest(3)
        for (int z = 1; z <= nz; z++)
            for (int y = 1; y <= ny; y++)
                for (int x = 1; x <= nx; x++)
                    d[z][y][x] = 3000000000u * c[z - 1][y][x + 1] - c[z][y][x - 1] + 3000000000u * (c[z][y][x + 1] + c[z + 1][y][x + 1])
                        + (c[z + 1][y + 1][x] - c[z + 1][y][x - 1]) + (c[z][y + 1][x] - 5u * c[z][y + 1][x - 1])
                        - 5u * (c[z - 1][y + 1][x - 1] + c[z + 1][y + 1][x - 1]) + c[z - 1][y + 1][x] - c[z - 1][y][x - 1];
#pragma mint for nest(3)
        for (int z = 1; z <= nz; z++)
            for (int y = 1; y <= ny; y++)
                for (int x = 1; x <= nx; x++)
                    f[z][y][x] = e[z - 1][y][x - 1] + e[z - 1][y][x + 1] + e[z][y][x - 1] + e[z][y][x + 1] + e[z + 1][y][x - 1] + e[z + 1][y][x + 1];
    }
#pragma mint copy(b, fromDevice, NX, NY, NZ)
#pragma mint copy(d, fromDevice, NX, NY, NZ)
#pragma mint copy(f, fromDevice, NX, NY, NZ)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 37), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 7);

    for (int z = 0; z < NZ; z++)
        for (int y = 0; y < NY; y++)
            for (int x = 0; x < NX; x++) {
                unsigned i = (z * NY + y) * NX + x;

                a[z][y][x] = i * 2654435761u >> 24;
                c[z][y][x] = i * 2654435761u;
                e[z][y][x] = (int)(i * 37 % 10000) - 5000;
            }
    blur(nx, ny, nz);
    checksum("b", b, sizeof b);
    checksum("d", d, sizeof d);
    checksum("f", f, sizeof f);
    return 0;
}
