/* Rules: F3. Constant tables of file scope and of functions, of numbers and of structs. */
#include "../../field.h"

struct offset {
    int y, x;
    real weight;
};

static const real smooth[3] = {0.25, 0.5, 0.25};
static const struct offset nine[] = {{0, 0, 4}, {-1, 0, 2}, {1, 0, 2}, {0, -1, 2}, {0, 1, 2}, {1, 1, 1}, {-1, -1, 1}, {.y = -1, .x = 1, .weight = 1}, {1, -1, 1}};

static real smoothed(const real *row, int x)
{
    real sum = 0;

    for (int k = 0; k < 3; k++)
        sum += smooth[k] * row[x + k - 1];
    return sum;
}

static real of_parity(int i)
{
    static const real parity[2][2] = {{1, -1}, {[1] = 2}};

    return parity[i & 1][i / 2 & 1];
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    const signed char sign[] = {1, -1};
    real(*u)[w] = malloc(sizeof(real[w][w])), (*v)[w] = malloc(sizeof(real[w][w]));

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                real s = smoothed(u[y], x) * of_parity(x);
                for (int k = 0; k < (int)(sizeof nine / sizeof nine[0]); k++)
                    s += nine[k].weight * u[y + nine[k].y][x + nine[k].x];
                v[y][x] = s * sign[y % 2];
            }
    }
#pragma mint copy(v, fromDevice, w, w)
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    return 0;
}
