/* Rules: T1, T2. Trapezoid cases 2, 5. Neighbours that are read under conditions need not exist. Blocks load the cells around the range that a storage has, none
   where the range is all of the array, and make three steps at once. Steps of loop 3 are ordinary launches: 'half' lacks rows of the range itself. */
#include "../../field.h"

enum { NX = 150, NY = 40, NZ = 12 };
static real p[NY][NX], q[NY][NX], r[NZ][NY][NX], s[NZ][NY][NX];

static void run(int nx, int ny, int nz, int steps, real **u, real **v, real **half, int rows)
{
#pragma mint copy(u, toDevice, nx, ny)
#pragma mint copy(v, toDevice, nx, ny)
#pragma mint copy(half, toDevice, nx, rows)
#pragma mint copy(p, toDevice)
#pragma mint copy(q, toDevice)
#pragma mint copy(r, toDevice)
#pragma mint copy(s, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++)
                    v[y][x] = y > 0 && x > 0 && y < ny - 1 ? (real)0.5 * u[y - 1][x - 1] + (real)0.25 * u[y + 1][x] : (real)0.75 * u[y][x];
            real **w = u;
            u = v;
            v = w;
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y < ny - 1; y++)
                for (int x = 1; x < nx; x++) {
                    real sum = u[y][x];
                    if (x > 2 && y > 3)
                        sum += u[y - 1][x - 1] - (real)0.5 * u[y + 1][x];
                    v[y][x] = (real)0.5 * sum;
                }
            real **w = u;
            u = v;
            v = w;
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++) {
                    real more = 0;
                    if (y < rows)
                        more = half[y][x];
                    v[y][x] = (real)0.5 * u[y][x] + more;
                }
            real **w = u;
            u = v;
            v = w;
        }
        for (int t = 0; t < steps; t += 2) {
#pragma mint for nest(3)
            for (int z = 0; z < nz; z++)
                for (int y = 0; y < ny; y++)
                    for (int x = 0; x < nx; x++)
                        s[z][y][x] = (real)0.5 * r[z][y][x] + (z > 0 && y > 0 ? (real)0.25 * r[z - 1][y - 1][x] : 0);
#pragma mint for nest(3)
            for (int z = 0; z < nz; z++)
                for (int y = 0; y < ny; y++)
                    for (int x = 0; x < nx; x++)
                        r[z][y][x] = (real)0.5 * s[z][y][x] + (x > 0 ? (real)0.25 * s[z][y][x - 1] : 0);
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++)
                    p[y][x] = x < nx - 1 ? (real)0.5 * q[y][x + 1] : q[y][x];
#pragma mint for nest(2)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++)
                    q[y][x] = (real)0.5 * p[y][x] + (y < ny - 1 ? p[y + 1][x] : 0);
        }
    }
#pragma mint copy(u, fromDevice, nx, ny)
#pragma mint copy(v, fromDevice, nx, ny)
#pragma mint copy(p, fromDevice)
#pragma mint copy(q, fromDevice)
#pragma mint copy(r, fromDevice)
#pragma mint copy(s, fromDevice)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 7), steps = size_argument(argc, argv, 4, 7);
    size_t cells = (size_t)nx * ny;
    int rows = ny / 2;
    real **u = new_rows(ny, nx), **v = new_rows(ny, nx), **half = new_rows(rows, nx);

    fill(u[0], cells, 1);
    fill(v[0], cells, 2);
    fill(half[0], (size_t)rows * nx, 3);
    fill(&p[0][0], NX * NY, 4);
    fill(&q[0][0], NX * NY, 5);
    fill(&r[0][0][0], NX * NY * NZ, 6);
    fill(&s[0][0][0], NX * NY * NZ, 7);
    run(nx, ny, nz, steps, u, v, half, rows);
    checksum("u", u[0], cells * sizeof(real));
    checksum("v", v[0], cells * sizeof(real));
    checksum("p", p, sizeof p);
    checksum("q", q, sizeof q);
    checksum("r", r, sizeof r);
    checksum("s", s, sizeof s);
    return 0;
}
