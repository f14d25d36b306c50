/* Rules: F3, F8, T1. Trapezoid case 12. A condition that chooses between two elements chooses a subscript of one: neighbours that go on at the other end, stop at the end or turn
   back, as values, by if and else, at corners; in parts of one block that take turns. Two neighbours stay as they are, and so do choices of other rows. */
#include "../../field.h"

enum { NX = 40, NY = 33 };
static real r[NY][NX], s[NY][NX], p[NX], q[NX], turns[2][NY][NX];

static void ring(int n, int steps, real *u, real *v)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(1)
        for (int i = 0; i < n; i++)
            v[i] = (real)0.5 * ((i == 0 ? u[n - 1] : u[i - 1]) + (i == n - 1 ? u[0] : u[i + 1]));
        real *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
}

static void torus(int nx, int ny, int steps, real (*u)[NX], real (*v)[NX])
{
#pragma mint copy(u, toDevice, NX, ny)
#pragma mint copy(v, toDevice, NX, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                int last = nx - 1;
                real west = x > 0 ? u[y][x - 1] : u[y][last];
                real corner = y == 0 ? (x == 0 ? u[ny - 1][nx - 1] : u[ny - 1][x - 1]) : (x == 0 ? u[y - 1][nx - 1] : u[y - 1][x - 1]);
                real south;
                if (y == ny - 1)
                    south = u[0][x];
                else {
                    south = u[y + 1][x];
                }
                v[y][x] = (real)0.3 * (west + corner + south);
                if (x % 3)
                    v[y][x] -= x < nx - 1 ? u[y][x + 1] : u[y][0];
            }
        real (*w)[NX] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, NX, ny)
#pragma mint copy(v, fromDevice, NX, ny)
}

/* Parts of one block: a choice has no other elements than its two sides. */
static void parts(int nx, int ny, int steps)
{
#pragma mint copy(turns, toDevice)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
        real (*u)[NX] = turns[t % 2], (*v)[NX] = turns[1 - t % 2];
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++)
                v[y][x] = (real)0.5 * ((x > 0 ? u[y][x - 1] : u[y][nx - 1]) + u[(y + 1) % ny][x]);
    }
#pragma mint copy(turns, fromDevice)
}

static void ends(int nx, int ny, int steps, real (*u)[NX], real (*v)[NX])
{
#pragma mint copy(u, toDevice, NX, ny)
#pragma mint copy(v, toDevice, NX, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++)
                v[y][x] = (real)0.25 * ((x == 0 ? u[y][0] : u[y][x - 1]) + (x == nx - 1 ? u[y][nx - 1] : u[y][x + 1]) + (y == 0 ? u[1][x] : u[y - 1][x]) + (y == ny - 1 ? u[ny - 2][x] : u[y + 1][x]));
        real (*w)[NX] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, NX, ny)
#pragma mint copy(v, fromDevice, NX, ny)
}

static void others(int nx, int ny, int far, real (*u)[NX], real (*v)[NX])
{
#pragma mint copy(u, toDevice, NX, NY)
#pragma mint copy(v, toDevice, NX, NY)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                real one = x > 0 ? u[y][x - 1] : u[y][x], two = x > 3 ? u[y][x - 1] : u[y][far], three = y == 0 ? u[far][nx - 1] : u[y - 1][x];
                v[y][x] = one - two + three;
            }
    }
#pragma mint copy(v, fromDevice, NX, NY)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 7);

    fill(&r[0][0], NX * NY, 3);
    fill(&s[0][0], NX * NY, 4);
    fill(&turns[0][0][0], 2 * NX * NY, 5);
    fill(p, NX, 6);
    fill(q, NX, 7);
    ring(nx, steps, p, q);
    checksum("p", p, sizeof p);
    checksum("q", q, sizeof q);
    torus(nx, ny, steps, r, s);
    parts(nx, ny, steps);
    checksum("turns", turns, sizeof turns);
    ends(nx, ny, steps, r, s);
    checksum("r", r, sizeof r);
    others(nx, ny, ny / 2, r, s);
    checksum("s", s, sizeof s);
    return 0;
}
