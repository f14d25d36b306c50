/* Rules: T1, F8. Trapezoid case 9. A nest over two opposite lines of a boundary is divided where several steps are one launch, into parts that write one line each: rows and
   columns, all four in one loop over a square, planes of three dimensions, values that both parts take. A value that a part would read behind the store of another one keeps
   the nest as it is, and its steps single. */
#include "../../field.h"

enum { NX = 40, NY = 33, NZ = 11 };
static real r[NZ][NY][NX], s[NZ][NY][NX];

static void rows(int nx, int ny, int steps, real (*u)[NX], real (*v)[NX])
{
#pragma mint copy(u, toDevice, NX, ny)
#pragma mint copy(v, toDevice, NX, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                v[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
#pragma mint for nest(1)
        for (int x = 0; x < nx; x++) {
            v[0][x] = v[1][x];
            v[ny - 1][x] = v[ny - 2][x];
        }
#pragma mint for nest(1)
        for (int y = 0; y < ny; y++) {
            real share = (real)0.01 * (y + t);
            v[y][0] = v[y][1] - share;
            v[y][nx - 1] = v[y][nx - 2] + share;
        }
        real (*w)[NX] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, NX, ny)
#pragma mint copy(v, fromDevice, NX, ny)
}

static void square(int n, int steps, real (*u)[NX], real (*v)[NX])
{
#pragma mint copy(u, toDevice, NX, n)
#pragma mint copy(v, toDevice, NX, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n - 1; y++)
            for (int x = 1; x < n - 1; x++)
                v[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
#pragma mint for nest(1)
        for (int i = 1; i < n - 1; i++) {
            v[0][i] = v[1][i];
            v[n - 1][i] = v[n - 2][i];
            v[i][0] = v[i][1];
            v[i][n - 1] = v[i][n - 2];
        }
        real (*w)[NX] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, NX, n)
#pragma mint copy(v, fromDevice, NX, n)
}

/* A third nest copies back; one plane is stored by two statements, the opposite one under a condition. */
static void planes(int nx, int ny, int nz, int steps, real low)
{
#pragma mint copy(r, toDevice)
#pragma mint copy(s, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z < nz - 1; z++)
            for (int y = 1; y < ny - 1; y++)
                for (int x = 1; x < nx - 1; x++)
                    s[z][y][x] = (r[z - 1][y][x] + r[z + 1][y][x] + r[z][y - 1][x] + r[z][y + 1][x]) / 4;
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                s[0][y][x] = s[1][y][x];
                s[0][y][x] += low;
                if (x > 2)
                    s[nz - 1][y][x] = s[nz - 2][y][x];
            }
#pragma mint for nest(3)
        for (int z = 0; z < nz; z++)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++)
                    r[z][y][x] = s[z][y][x];
    }
#pragma mint copy(r, fromDevice)
#pragma mint copy(s, fromDevice)
}

static void stays(int nx, int ny, int steps, real (*u)[NX], real (*v)[NX])
{
#pragma mint copy(u, toDevice, NX, ny)
#pragma mint copy(v, toDevice, NX, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny - 1; y++)
            for (int x = 1; x < nx - 1; x++)
                v[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
#pragma mint for nest(1)
        for (int x = 0; x < nx; x++) {
            real before = v[0][x];
            v[0][x] = v[1][x];
            v[ny - 1][x] = v[ny - 2][x] + before;
        }
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
    fill(&s[0][0][0], NX * NY * NZ, 4);
    rows(nx, ny, steps, r[0], s[0]);
    square(ny, steps, r[1], s[1]);
    stays(nx, ny, steps, r[2], s[2]);
    planes(nx, ny, nz, steps, (real)0.125);
    checksum("r", r, sizeof r);
    checksum("s", s, sizeof s);
    return 0;
}
