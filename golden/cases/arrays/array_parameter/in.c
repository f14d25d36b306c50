/* Rules: F5, C1, C2, C4. A parameter T a[N][M] is a pointer, of which sizeof says nothing: its first extent is the
 * one that it is declared with. */
#include "../../field.h"

#define N 24

static void relax(int n, real u[N][N + 5], real v[N][N + 5], real w[N])
{
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] = (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) * w[x];
    }
#pragma mint copy(v, fromDevice)
}

int main(int argc, char **argv)
{
    static real u[N][N + 5], v[N][N + 5], w[N];
    int n = size_argument(argc, argv, 1, 17);

    fill(&u[0][0], sizeof u / sizeof(real), 1);
    fill(w, N, 2);
    relax(n, u, v, w);
    checksum("v", v, sizeof v);
    return 0;
}
