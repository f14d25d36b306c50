/* Rules: C2, F3, F6. Enumerations with a constant above INT_MAX; sizes of what is an int only in C; signs that meet in subscripts. */
#include "../../field.h"

enum flags { ONE = 1, TWO = 2, HIGH = 0x80000000 };
enum far { NEGATIVE = -3, FAR = 0x100000000 };
enum color { RED, GREEN, BLUE };
#define LOW (ONE | TWO)

static void sweep(int n, const real *restrict u, real *restrict v, const enum color *cells)
{
#pragma mint copy(u, toDevice, (n + 2), n + 2)
#pragma mint copy(v, toDevice, (n + 2), n + 2)
#pragma mint copy(cells, toDevice, n + 2)
#pragma mint parallel for nest(2)
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++) {
            const int m = -i;
            v[i * (n + 2) + j] = u[(i - -1) * (n + 2) + j] + u[i * (n + 2) + j - +1] + u[-m * (n + 2) + - -j] + (ONE - 2 < 0) * 100 + (double)-TWO + (i - LOW < 0) * 1000;
            v[i * (n + 2) + j] += (i % 2 ? ONE : -5) + NEGATIVE * j + (FAR - i) % 7 + (HIGH >> 28) + (cells[i] - 3 < 0) + cells[j] % -2 + -BLUE / 2;
            v[i * (n + 2) + j] += sizeof(ONE) + 10 * sizeof(NEGATIVE) + 100 * sizeof(FAR) + 1000 * sizeof('a') + 10000 * sizeof(i < j) + sizeof(NEGATIVE * j);
        }
#pragma mint copy(v, fromDevice, (n + 2), n + 2)
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    int rows = n + 2;
    real *u = malloc(sizeof(real) * rows * rows), *v = malloc(sizeof(real) * rows * rows);
    enum color *cells = malloc(rows * sizeof *cells);
    enum color last = RED;

    fill(u, rows * rows, 1);
    fill(v, rows * rows, 2);
    for (int i = 0; i < rows; i++)
        cells[i] = i % 3 ? BLUE : GREEN;
    sweep(n, u, v, cells);
    checksum("v", v, sizeof(real) * rows * rows);
    printf("%g %d %d %g %d %d\n", (double)(-ONE), ONE - 2 < 0, -n < LOW, (double)(last - 1), -1 / (BLUE - 1), (last - 1) / 2 > 9);
    printf("%d %d %d %d %d\n", (int)sizeof(ONE), (int)sizeof(NEGATIVE), (int)sizeof(FAR), (int)sizeof('a'), (int)sizeof(n < 3));
    return 0;
}
