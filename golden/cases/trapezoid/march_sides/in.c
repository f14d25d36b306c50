/* Rules: T1, T2. Trapezoid case 1 in three dimensions: two buffers whose cells beyond the range are the same, differ in one cell, or differ in all;
   which it is changes between two time loops. Cells at corners, which no step reads, do not matter. */
#include "../../field.h"

enum { NX = 70, NY = 12, NZ = 12 };
static real a[NZ][NY][NX], b[NZ][NY][NX];

static void heat(int nx, int ny, int nz, int steps, real (*u)[NY][NX], real (*v)[NY][NX])
{
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z <= nz; z++)
            for (int y = 1; y <= ny; y++)
                for (int x = 1; x <= nx; x++)
                    v[z][y][x] = (real)0.4 * u[z][y][x] + (real)0.1 * (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] + u[z - 1][y][x] + u[z + 1][y][x]);
#pragma mint single
        {
            real (*w)[NY][NX] = u;
            u = v;
            v = w;
        }
    }
}

/* Gives the second buffer another boundary: 0 the same, 1 to 4 one cell at a side, 5 one at a corner, 6 everywhere. */
static void bound(int nx, int ny, int nz, int which)
{
    for (int z = 0; z < NZ; z++)
        for (int y = 0; y < NY; y++)
            for (int x = 0; x < NX; x++)
                b[z][y][x] = a[z][y][x] + (which == 6 && (x == 0 || y == 0 || z == 0 || x == nx + 1 || y == ny + 1 || z == nz + 1));
    b[nz][ny][0] += which == 1;
    b[1][1][nx + 1] += which == 2;
    b[nz][0][nx] += which == 3;
    b[1][ny + 1][1] += which == 4;
    b[1][0][0] += which == 5;
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 9);
    int steps = size_argument(argc, argv, 4, 5), first = size_argument(argc, argv, 5, 0), second = size_argument(argc, argv, 6, 6);

    fill(&a[0][0][0], (size_t)NZ * NY * NX, 1);
    bound(nx, ny, nz, first);
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
    heat(nx, ny, nz, steps, a, b);
#pragma mint copy(a, fromDevice)
#pragma mint copy(b, fromDevice)
    checksum("a", a, sizeof a);
    checksum("b", b, sizeof b);
    bound(nx, ny, nz, second);
#pragma mint copy(b, toDevice)
    heat(nx, ny, nz, steps, a, b);
#pragma mint copy(a, fromDevice)
#pragma mint copy(b, fromDevice)
    checksum("a", a, sizeof a);
    checksum("b", b, sizeof b);
    return 0;
}
