/* Rules: R2. Two nests become one kernel, and the second one's index, of another name, is a subscript of an array in a struct: it has the name of the first one's there, too. */
#include "../../field.h"
#define N 32

struct cell { real f[3]; };

static struct cell a[N][N], b[N][N];
static real w[N][N];

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, N), parts = size_argument(argc, argv, 2, 3);

    fill(&a[0][0].f[0], 3 * N * N, 1);
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
#pragma mint copy(w, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int q = 0; q < parts; q++)
                w[i][q] = i + q;
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int z = 0; z < parts; z++)
                b[y][z].f[z] = a[y][z].f[z] + w[y][z];
    }
#pragma mint copy(b, fromDevice)
#pragma mint copy(w, fromDevice)
    checksum("b", b, sizeof b);
    checksum("w", w, sizeof w);
    return 0;
}
