/* Rules: T1, T2. Trapezoid case 7. Nests that read what an earlier nest of the same step wrote, in planes that are older than a turn and in rows of other warps:
   the last version of such a field is read, too. Fields that no later step reads (p, r and s), in one storage and in two that take turns. */
#include "../../field.h"

enum { NX = 150, NY = 44, NZ = 14 };
static real p[NY][NX], q[NY][NX], a[NZ][NY][NX], b[NZ][NY][NX], c[NZ][NY][NX];

static void paired(int nx, int ny, int nz, int steps, real ***r, real ***s)
{
#pragma mint copy(a, toDevice)
#pragma mint copy(r, toDevice, nx + 1, ny + 1, nz + 1)
#pragma mint copy(s, toDevice, nx + 1, ny + 1, nz + 1)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
            for (int z = 1; z < nz; z++)
                for (int y = 1; y < ny; y++)
                    for (int x = 1; x < nx; x++)
                        r[z][y][x] = (real)0.5 * a[z][y - 1][x] + (real)0.25 * a[z + 1][y][x];
#pragma mint for nest(3)
            for (int z = 1; z < nz; z++)
                for (int y = 1; y < ny; y++)
                    for (int x = 1; x < nx; x++)
                        a[z][y][x] = (real)0.5 * r[z][y][x - 1] + (real)0.25 * r[z - 1][y][x] + (real)0.125 * r[z][y + 1][x];
            real ***w = r;
            r = s;
            s = w;
        }
    }
#pragma mint copy(a, fromDevice)
#pragma mint copy(r, fromDevice, nx + 1, ny + 1, nz + 1)
#pragma mint copy(s, fromDevice, nx + 1, ny + 1, nz + 1)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 7), steps = size_argument(argc, argv, 4, 7);
    size_t cells = (size_t)(nx + 1) * (ny + 1) * (nz + 1);
    real ***r = new_planes(nz + 1, ny + 1, nx + 1), ***s = new_planes(nz + 1, ny + 1, nx + 1);

    fill(&p[0][0], NX * NY, 1);
    fill(&q[0][0], NX * NY, 2);
    fill(&a[0][0][0], NX * NY * NZ, 3);
    fill(&b[0][0][0], NX * NY * NZ, 4);
    fill(&c[0][0][0], NX * NY * NZ, 5);
    fill(r[0][0], cells, 6);
    fill(s[0][0], cells, 7);
#pragma mint copy(p, toDevice)
#pragma mint copy(q, toDevice)
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
#pragma mint copy(c, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 2; y < ny; y++)
                for (int x = 1; x < nx; x++)
                    p[y][x] = (real)0.5 * q[y][x + 1] + (real)0.25 * q[y + 1][x];
#pragma mint for nest(2)
            for (int y = 2; y < ny; y++)
                for (int x = 1; x < nx; x++)
                    q[y][x] = (real)0.5 * p[y][x] + (real)0.25 * p[y - 2][x - 1] - (real)0.125 * p[y + 1][x];
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
            for (int z = 1; z < nz; z++)
                for (int y = 1; y < ny; y++)
                    for (int x = 1; x < nx; x++)
                        a[z][y][x] += (real)0.25 * b[z][y - 1][x] - (real)0.125 * b[z + 1][y][x];
#pragma mint for nest(3)
            for (int z = 1; z < nz; z++)
                for (int y = 1; y < ny; y++)
                    for (int x = 1; x < nx; x++)
                        c[z][y][x] = (real)0.5 * a[z][y][x] + (real)0.25 * a[z - 1][y + 1][x] - (real)0.125 * a[z][y - 1][x + 1];
#pragma mint for nest(3)
            for (int z = 1; z < nz; z++)
                for (int y = 1; y < ny; y++)
                    for (int x = 1; x < nx; x++)
                        b[z][y][x] = (real)0.5 * b[z][y][x] - (real)0.25 * c[z][y + 1][x] + (real)0.125 * c[z - 1][y][x - 1];
        }
    }
#pragma mint copy(a, fromDevice)
#pragma mint copy(b, fromDevice)
#pragma mint copy(c, fromDevice)
#pragma mint copy(p, fromDevice)
#pragma mint copy(q, fromDevice)
    paired(nx, ny, nz, steps, r, s);
    checksum("p", p, sizeof p);
    checksum("q", q, sizeof q);
    checksum("a", a, sizeof a);
    checksum("b", b, sizeof b);
    checksum("c", c, sizeof c);
    checksum("r", r[0][0], cells * sizeof(real));
    checksum("s", s[0][0], cells * sizeof(real));
    return 0;
}
