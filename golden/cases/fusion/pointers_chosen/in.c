/* Rules: C1, C5, F5, R1. Pointers to one of several arrays: chosen by conditions, before and after the copies; taken
   from an array of pointers; moved by the host into the middle of an array. */
#include "../../field.h"

#define N 31
static real u[N][N + 9], v[N][N + 9];

typedef struct {
    int now;
    real (*both[2])[N + 9];
} pair;

/* Arrays of pointers as time buffers. */
static void buffers(int n, int steps)
{
    real *line[2] = {u[0], v[0]};
    pair p = {0, {u, v}};

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++, p.now ^= 1) {
#pragma mint for nest(all)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    p.both[1 - p.now][y][x] = p.both[p.now][y - 1][x] / 2 + p.both[p.now][y][x + 1];
#pragma mint for
            for (int i = 0; i < n; i++)
                if (i % 3)
                    line[t % 2][i] = line[(t + 1) % 2][i + 1] + line[0][i] / 4;
        }
#pragma mint for
        for (int i = 1; i < n; i++)
            line[1][i] = line[0][i - 1] - *line[0];
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), steps = 3;
    real(*from)[N + 9], (*to)[N + 9], (*moving)[N + 9] = &u[1];

    fill(&u[0][0], sizeof u / sizeof(real), 1);
    fill(&v[0][0], sizeof v / sizeof(real), 2);
    if (n % 2)
        from = u, to = v;
    else
        from = v, to = u;
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                to[y][x] += from[y + 1][x] - from[y][x - 1];
        for (int t = 0; t < steps; t++) {
            real(*p)[N + 9] = t % 2 ? u : v, (*q)[N + 9];
            q = t % 2 ? v : u;
#pragma mint for nest(2)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    q[y][x] = p[y][x] / 3 + p[y - 1][x + 1];
        }
        for (int t = 0; t < steps; t++, moving += 2) {
#pragma mint for nest(2)
            for (int y = 0; y < n; y++)
                for (int x = 0; x <= n; x++)
                    v[y][x] += moving[y][x] * moving[y - 1][x + 1];
        }
    }
    buffers(n, steps);
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    return 0;
}
