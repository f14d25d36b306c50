/* Rules: C4. Transfers of arrays whose types give the extents. */
#include "../../field.h"
#define N 19

static real table[N][N];
real global[N][N];
struct box {
    real inner[N][N];
    real edge[N];
};

static void twice(struct box *b)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            b->inner[i][j] = 2 * b->inner[i][j] + b->edge[j];
}

static int early(int limit)
{
    real local[N];
    fill(local, N, 4);
#pragma mint parallel
    {
        for (int t = 0; t < 10; t++) {
#pragma mint for
            for (int i = 0; i < N; i++)
                global[0][i] = global[0][i] / 2 + local[i];
            if (t == limit)
                return t;
            if (t == 7)
                break;
        }
    }
    return -1;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 7);
    real vla[n][n + 1], fresh[N];
    struct box b;

    fill(&table[0][0], N * N, 1);
    fill(&global[0][0], N * N, 2);
    fill(&b.inner[0][0], N * N, 3);
    fill(b.edge, N, 4);
    fill(&vla[0][0], (size_t)n * (n + 1), 5);
    for (int r = 0; r < 2; r++) {
#pragma mint parallel
        {
#pragma mint for nest(2)
            for (int i = 1; i < N - 1; i++)
                for (int j = 0; j < N; j++)
                    global[i][j] = table[i - 1][j] - table[i + 1][j];
#pragma mint for
            for (int i = 0; i < N; i++)
                fresh[i] = global[1][i];
#pragma mint for nest(2)
            for (int i = 0; i < n; i++)
                for (int j = 0; j <= n; j++)
                    vla[i][j] = vla[i][j] * 3;
        }
        table[0][0] += fresh[3];
    }
    twice(&b);
    printf("%d %d\n", early(3), early(99));
    checksum("table", table, sizeof table);
    checksum("global", global, sizeof global);
    checksum("box", &b, sizeof b);
    checksum("vla", vla, sizeof vla);
    checksum("fresh", fresh, sizeof fresh);
    return 0;
}
