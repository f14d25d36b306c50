/* Rules: F3, F5. Enums: constants of file and function scope, variables, arrays; unsigned unless an enumerator is negative. */
#include "../../field.h"

enum kind { SOLID, FLUID = 3, GAS };
typedef enum { LEFT = -1, RIGHT = 1 } side;

int main(int argc, char **argv)
{
    enum { BASE = 10, WIDTH = BASE * 2 };
    int n = size_argument(argc, argv, 1, 17);
    enum kind *cells = malloc(n * sizeof *cells);
    real *u = malloc(n * sizeof(real)), *v = malloc(n * sizeof(real));

    fill(u, n, 1);
    fill(v, n, 2);
    for (int i = 0; i < n; i++)
        cells[i] = i % 3 ? FLUID : SOLID;
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint copy(cells, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        enum kind k = cells[i];
        side s = i % 2 ? LEFT : RIGHT;
        v[i] = u[i] * WIDTH + (k - 1 < 0) + 10 * (s - 1 < 0) + (k == FLUID ? GAS : BASE);
        cells[i] = GAS;
    }
#pragma mint copy(v, fromDevice, n)
#pragma mint copy(cells, fromDevice, n)
    checksum("v", v, n * sizeof(real));
    checksum("cells", cells, n * sizeof *cells);
    return 0;
}
