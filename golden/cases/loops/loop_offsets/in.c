/* Rules: F6, C6. An unsigned offset of -1 wraps around to the neighbour on the left. */
#include "../../field.h"
#define N 200
static real u[N], v[N], w[N];

int main(int argc, char **argv)
{
    unsigned off = -size_argument(argc, argv, 1, 1), up = -off;

    fill(u, N, 1);
    fill(v, N, 2);
    fill(w, N, 3);
#pragma mint parallel
    {
#pragma mint for
        for (int i = 10; i < N - 10; i++) v[i] = u[i + off] + u[i + up] + u[i - off + 1u] + u[i + -1u];
#pragma mint for
        for (unsigned i = 10; i < N - 10; i++)
            if (i + off < N) w[i] = v[i + off];
    }
    checksum("v", v, sizeof v);
    checksum("w", w, sizeof w);
    return 0;
}
