/* Rules: T1, T2, B7. Fields that change in place, by compound assignments, from arrays that no step writes: those are read further away than any field, so
   that ghost zones and the first tile must have them. An array that is stored and never read has its value of the last step. One that is read behind its
   store, or stored by ++, stays with one step a launch. Diagonal
   neighbours of what is only read stop at the ends of both loops. */
#include "../../field.h"

enum { NX = 150, NY = 40, NZ = 12 };
static real a[NY][NX], b[NY][NX], c[NY][NX], u[NZ][NY][NX], v[NZ][NY][NX], w[NY][NX], q[NY][NX], r[NY][NX];

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), nz = size_argument(argc, argv, 3, 7), steps = size_argument(argc, argv, 4, 7);

    fill(&a[0][0], NX * NY, 1);
    fill(&b[0][0], NX * NY, 2);
    fill(&c[0][0], NX * NY, 3);
    fill(&w[0][0], NX * NY, 4);
    fill(&q[0][0], NX * NY, 5);
    fill(&r[0][0], NX * NY, 8);
    fill(&u[0][0][0], NX * NY * NZ, 6);
    fill(&v[0][0][0], NX * NY * NZ, 7);
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
#pragma mint copy(c, toDevice)
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(w, toDevice)
#pragma mint copy(q, toDevice)
#pragma mint copy(r, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 2; y < ny; y++)
                for (int x = 3; x < nx; x++) {
                    c[y][x] = a[y][x] * 2;
                    a[y][x] += (real)0.25 * b[y - 2][x + 1] - (real)0.125 * b[y + 1][x - 3];
                }
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
            for (int z = 1; z < nz; z++)
                for (int y = 1; y < ny; y++)
                    for (int x = 2; x < nx; x++)
                        u[z][y][x] -= -((real)0.5 * u[z][y][x] + v[z - 1][y + 1][x - 2]) * (real)0.5 - v[z][y - 1][x + 2];
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y < ny; y++)
                for (int x = 1; x < nx; x++) {
                    w[y][x] = (real)0.5 * w[y][x] + 1;
                    q[y][x] = (real)0.5 * q[y][x] + w[y][x];
                }
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y < ny; y++)
                for (int x = 2; x < nx; x++)
                    c[y][x]++;
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++) {
                    int up = y > 0 ? y - 1 : 0, down = y < ny - 1 ? y + 1 : ny - 1, left = x > 0 ? x - 1 : 0, right = x < nx - 1 ? x + 1 : nx - 1;

                    r[y][x] = (real)0.5 * r[y][x] + b[up][left] - (real)0.25 * b[down][right] + (real)0.125 * b[down][left] * b[up][right];
                }
        }
    }
#pragma mint copy(a, fromDevice)
#pragma mint copy(c, fromDevice)
#pragma mint copy(u, fromDevice)
#pragma mint copy(w, fromDevice)
#pragma mint copy(q, fromDevice)
#pragma mint copy(r, fromDevice)
    checksum("a", a, sizeof a);
    checksum("c", c, sizeof c);
    checksum("u", u, sizeof u);
    checksum("w", w, sizeof w);
    checksum("q", q, sizeof q);
    checksum("r", r, sizeof r);
    return 0;
}
