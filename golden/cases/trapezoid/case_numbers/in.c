/* Rules: T1, T2, N1, N2. Trapezoid cases 1, 15. Float cells and sums in double are narrowed in every step; rings of NaN, infinities and -0, other ones in the
   two buffers, reach no cell that the serial program's do not; the scalar changes in every step. At an odd height and at an even one. */
#include "../../field.h"
#include <math.h>
enum { N = 41, M = 23 };
typedef float row[N];

static float a[M][N], b[M][N];

static void odd(int steps, row *u, row *v)
{
    double h = 0.125;
#pragma mint copy(u, toDevice, N, M)
#pragma mint copy(v, toDevice, N, M)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
            h = h * 1.0625 - 0.01 * t;
#pragma mint for nest(2)
            for (int y = 1; y < M - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[y][x] = h * u[y - 1][x] + 0.25 * (u[y][x - 1] + u[y][x + 1]) - 0.1 * u[y + 1][x] * u[y][x];
            row *w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, N, M)
#pragma mint copy(v, fromDevice, N, M)
}

static void even(int steps, row *u, row *v)
{
#pragma mint copy(u, toDevice, N, M)
#pragma mint copy(v, toDevice, N, M)
#pragma mint parallel
    {
#pragma mint trapezoid height(4)
        for (int t = 0; t < steps; t++) {
            double h = 1.0 / (t + 3);
#pragma mint for nest(2)
            for (int y = 1; y < M - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[y][x] = (u[y - 1][x] + u[y + 1][x]) * h - u[y][x - 1] * 0.3 + u[y][x + 1] / 7;
            row *w = u;
            u = v;
            v = w;
        }
    }
#pragma mint copy(u, fromDevice, N, M)
#pragma mint copy(v, fromDevice, N, M)
}

/* Numbers that are none have many patterns of bits; all count as one. */
static void show(const char *name, row *cells)
{
    for (int y = 0; y < M; y++)
        for (int x = 0; x < N; x++)
            if (cells[y][x] != cells[y][x])
                cells[y][x] = NAN;
    checksum(name, cells, sizeof a);
}

static void start(int special)
{
    for (int y = 0; y < M; y++)
        for (int x = 0; x < N; x++) {
            a[y][x] = (float)noise(y * N + x);
            b[y][x] = (float)noise(y * N + x + 5000);
        }
    for (int x = 0; x < N; x++) {
        a[0][x] = special && x < 4 ? NAN : -0.0f;
        b[0][x] = special && x > N - 5 ? INFINITY : 0.0f;
        a[M - 1][x] = special && x == 20 ? -INFINITY : 3;
        b[M - 1][x] = -0.0f;
    }
}

int main(int argc, char **argv)
{
    int steps = size_argument(argc, argv, 1, 7);

    for (int special = 0; special < 2; special++) {
        start(special);
        odd(steps, a, b);
        show("odd", a);
        show("odd", b);
        start(special);
        even(steps, a, b);
        show("even", a);
        show("even", b);
    }
    return 0;
}
