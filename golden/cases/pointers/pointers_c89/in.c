/* Rules: F3, F5. Pointers that are declared at the top and set where they are used: rows, in loops and under conditions. */
#include "../../field.h"

typedef struct {
    real a, b;
} pair;

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2, i, j, k;
    real **u = new_rows(w, w), **v = new_rows(w, w), *above, *row, *below, *to;
    pair cells[32], *cell;

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
    fill(&cells[0].a, 64, 3);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint parallel
    {
#pragma mint for
        for (i = 1; i <= n; i++) {
            above = u[i - 1];
            row = u[i];
            below = u[i + 1];
            to = v[i];
            for (j = 1; j <= n; j++)
                to[j] = above[j] + below[j] + row[j - 1] + row[j + 1];
        }
#pragma mint for
        for (i = 1; i <= n; i++) {
            for (k = -1; k <= 1; k++) {
                row = v[i + k];
                to = u[i];
                for (j = 1; j <= n; j++)
                    to[j] += row[j] / 4;
            }
            if (i > 3) {
                row = v[i - 1];
                u[i][0] = row[1];
            } else {
                row = v[i + 1];
                row++;
                u[i][0] = row[1];
            }
        }
#pragma mint for
        for (i = 1; i <= n; i++) {
            cell = &cells[i];
            cell->a += cell->b;
            cell = cells + i;
            cell->b *= 2;
        }
    }
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(v, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    checksum("cells", cells, sizeof cells);
    return 0;
}
