/* Rules: T1, T2. Trapezoid cases 1, 2, 3. Loops over all cells that store under a condition on the indices alone: the range of a nest is what the condition
   leaves, and the cells around it are each buffer's own. Both buffers are copied back. The last loop has a condition on the data, too. */
#include "../../field.h"

enum { NX = 150, NY = 40, NZ = 14 };
static real r[NZ][NY][NX], s[NZ][NY][NX], mask[NY][NX];

static void plane(int nx, int ny, int steps, real **u, real **v)
{
#pragma mint copy(u, toDevice, nx, ny)
#pragma mint copy(v, toDevice, nx, ny)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++) {
                    real here = u[y][x];
                    int inner = y > 0 && y < ny - 1;
                    if (inner && x >= 1 && x + 1 < nx)
                        v[y][x] = here + (real)0.125 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1] - 4 * here);
                }
            real **w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, nx, ny)
#pragma mint copy(v, fromDevice, nx, ny)
}

static void flat(int nx, int ny, int steps, real *u, real *v)
{
#pragma mint copy(u, toDevice, nx * ny)
#pragma mint copy(v, toDevice, nx * ny)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++) {
                    int at = y * nx + x;
                    if (x == 0 || x == nx - 1 || y == 0 || y == ny - 1)
                        continue;
                    v[at] = (real)0.2 * (u[at] + u[at - 1] + u[at + 1] + u[at - nx] + u[at + nx]);
                }
            real *w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, nx * ny)
#pragma mint copy(v, fromDevice, nx * ny)
}

static void solid(int nx, int ny, int nz, int steps)
{
#pragma mint copy(r, toDevice)
#pragma mint copy(s, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t += 2) {
#pragma mint for nest(3)
            for (int z = 0; z < nz; z++)
                for (int y = 0; y < ny; y++)
                    for (int x = 0; x < nx; x++)
                        if (!(z == 0 || z == nz - 1) && y > 0 && y < ny - 1)
                            if ((x > 0) & (x < nx - 1))
                                s[z][y][x] = (real)0.125 * (r[z - 1][y][x] + r[z + 1][y][x] + r[z][y - 1][x] + r[z][y + 1][x] + r[z][y][x - 1] + r[z][y][x + 1]);
#pragma mint for nest(3)
            for (int z = 1; z < nz - 1; z++)
                for (int y = 1; y < ny - 1; y++)
                    for (int x = 1; x < nx - 1; x++)
                        r[z][y][x] = (real)0.125 * (s[z - 1][y][x] + s[z + 1][y][x] + s[z][y - 1][x] + s[z][y + 1][x] + s[z][y][x - 1] + s[z][y][x + 1]);
        }
    }
#pragma mint copy(r, fromDevice)
#pragma mint copy(s, fromDevice)
}

static void masked(int nx, int ny, int steps, real **u, real **v)
{
#pragma mint copy(u, toDevice, nx, ny)
#pragma mint copy(v, toDevice, nx, ny)
#pragma mint copy(mask, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++)
                    if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1 && mask[y][x] > (real)0.3)
                        v[y][x] = (real)0.25 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]);
            real **w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, nx, ny)
#pragma mint copy(v, fromDevice, nx, ny)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 7), steps = size_argument(argc, argv, 4, 7);
    size_t cells = (size_t)nx * ny;
    real **u = new_rows(ny, nx), **v = new_rows(ny, nx), *p = malloc(cells * sizeof *p), *q = malloc(cells * sizeof *q);

    fill(u[0], cells, 1);
    fill(v[0], cells, 2);
    fill(p, cells, 3);
    fill(q, cells, 4);
    fill(&r[0][0][0], NX * NY * NZ, 5);
    fill(&s[0][0][0], NX * NY * NZ, 6);
    fill(&mask[0][0], NX * NY, 7);
    plane(nx, ny, steps, u, v);
    flat(nx, ny, steps, p, q);
    solid(nx, ny, nz, steps);
    checksum("u", u[0], cells * sizeof(real));
    checksum("v", v[0], cells * sizeof(real));
    checksum("p", p, cells * sizeof(real));
    checksum("q", q, cells * sizeof(real));
    checksum("r", r, sizeof r);
    checksum("s", s, sizeof s);
    masked(nx, ny, steps, u, v);
    checksum("masked u", u[0], cells * sizeof(real));
    checksum("masked v", v[0], cells * sizeof(real));
    return 0;
}
