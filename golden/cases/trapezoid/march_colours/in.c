/* Rules: T1, T2, F8. Trapezoid cases 2, 8. Nests of a step that write one array after the other, where blocks march: red and black cells in two nests, in place, in two and three dimensions;
   the new buffer of two, which a second nest works on; and the same with other cells at the ends of the ranges, which tiles make. */
#include "../../field.h"

enum { NX = 150, NY = 45, NZ = 12 };
static real r[NZ][NY][NX], here[NY][NX], s[NY][NX], share[NY][NX];

static void cube(int nx, int ny, int nz, int steps)
{
#pragma mint copy(r, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z < nz - 1; z++)
            for (int y = 1; y < ny - 1; y++)
                for (int x = 1; x < nx - 1; x++)
                    if ((x + y + z) % 2 == 0)
                        r[z][y][x] += (real)0.1 * (r[z - 1][y][x] + r[z + 1][y][x] + r[z][y - 1][x] + r[z][y + 1][x] + r[z][y][x - 1] + r[z][y][x + 1] - 6 * r[z][y][x]);
#pragma mint for nest(3)
        for (int z = 1; z < nz - 1; z++)
            for (int y = 1; y < ny - 1; y++)
                for (int x = 1; x < nx - 1; x++)
                    if ((x + y + z) % 2 == 1)
                        r[z][y][x] += (real)0.1 * (r[z - 1][y][x] + r[z + 1][y][x] + r[z][y - 1][x] + r[z][y + 1][x] + r[z][y][x - 1] + r[z][y][x + 1] - 6 * r[z][y][x]);
    }
#pragma mint copy(r, fromDevice)
}

static void plane(int nx, int ny, int steps, int low)
{
#pragma mint copy(here, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                if ((x + y) % 2 == 0)
                    here[y][x] = (real)0.24 * (here[y - 1][x] + here[y + 1][x] + here[y][x - 1] + here[y][x + 1]);
#pragma mint for nest(2)
        for (int y = low; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                if ((x + y) % 2)
                    here[y][x] = (real)0.24 * (here[y - 1][x] + here[y + 1][x] + here[y][x - 1] + here[y][x + 1]);
    }
#pragma mint copy(here, fromDevice)
}

static void after(int nx, int ny, int steps, real (*u)[NX], real (*v)[NX])
{
#pragma mint copy(u, toDevice, NX, ny)
#pragma mint copy(v, toDevice, NX, ny)
#pragma mint copy(share, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                v[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                if (share[y][x] > (real)0.5 && (x + y + t) % 2)
                    v[y][x] = v[y][x] / 2 + share[y][x] * (v[y - 1][x] + v[y][x + 1]) + t;
        real (*w)[NX] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, NX, ny)
#pragma mint copy(v, fromDevice, NX, ny)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 7), steps = size_argument(argc, argv, 4, 7);

    fill(&r[0][0][0], NX * NY * NZ, 3);
    fill(&s[0][0], NX * NY, 4);
    fill(&here[0][0], NX * NY, 5);
    fill(&share[0][0], NX * NY, 6);
    cube(nx, ny, nz, steps);
    checksum("r", r, sizeof r);
    plane(nx, ny, steps, 1);
    checksum("here", here, sizeof here);
    plane(nx, ny, steps, 2);
    checksum("here", here, sizeof here);
    after(nx, ny, steps, here, s);
    checksum("here", here, sizeof here);
    checksum("s", s, sizeof s);
    return 0;
}
