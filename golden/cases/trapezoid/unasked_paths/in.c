/* Rules: T1, T2. At -O3 strips of a row are kept in registers unasked: integers, guarded neighbours, and a row for each step that is loaded a step
   ahead. The time loop stands in another one. */
#include "../../field.h"

#define MIN(a, b) ((a) <= (b) ? (a) : (b))

static int *walk(int cols, int rows, int passes, int (*wall)[cols], int *cost, int *next)
{
#pragma mint copy(wall, toDevice, cols, rows)
#pragma mint copy(cost, toDevice, cols)
#pragma mint copy(next, toDevice, cols)
#pragma mint parallel
    for (int pass = 0; pass < passes; pass++)
        for (int t = 0; t < rows; t++) {
#pragma mint for
            for (int x = 0; x < cols; x++) {
                int least = cost[x];

                if (x > 0)
                    least = MIN(least, cost[x - 1]);
                if (x < cols - 1)
                    least = MIN(least, cost[x + 1]);
                next[x] = wall[t][x] + least;
            }
            int *swap = cost;
            cost = next;
            next = swap;
        }
#pragma mint copy(cost, fromDevice, cols)
#pragma mint copy(next, fromDevice, cols)
    return cost;
}

int main(int argc, char **argv)
{
    int cols = size_argument(argc, argv, 1, 30), rows = size_argument(argc, argv, 2, 25), passes = size_argument(argc, argv, 3, 2);
    int *wall = malloc(sizeof(int) * cols * rows), *cost = calloc(cols, sizeof(int)), *next = calloc(cols, sizeof(int));

    for (int i = 0; i < cols * rows; i++)
        wall[i] = i * 37 % 101 % 10;
    int *result = walk(cols, rows, passes, (void *)wall, cost, next);
    checksum("result", result, cols * sizeof(int));
    checksum("cost", cost, cols * sizeof(int));
    checksum("next", next, cols * sizeof(int));
    return 0;
}
