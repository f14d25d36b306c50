/* Rules: F1, F6, F7. Nests of which no order of the loops suits all arrays, or whose loop over neighbouring elements is not parallel:
   the remarks tell the price. Arrays with few columns stay with the loop over rows. */
#include "../../field.h"
#define ROWS 90

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 40);
    static real u[ROWS][ROWS], v[ROWS][ROWS], points[ROWS * ROWS][3], line[ROWS];

    fill(u[0], ROWS * ROWS, 1);
    fill(points[0], ROWS * ROWS * 3, 2);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(points, toDevice)
#pragma mint copy(line, toDevice)
#pragma mint parallel
    {
        /* A transposition: as the program has it. */
#pragma mint for nest(2)
        for (int x = 0; x < n; x++)
            for (int y = 0; y < n; y++)
                v[x][y] = u[y][x];
        /* Two of three arrays want x. */
#pragma mint for nest(2)
        for (int x = 1; x < n; x++)
            for (int y = 1; y < n; y++)
                u[y][x] = v[y][x] + v[y][x - 1] - points[x * ROWS + y][1];
        /* One parallel loop, and it is that over rows. */
#pragma mint for
        for (int y = 0; y < n; y++)
            for (int x = 1; x < n; x++)
                v[y][x] += v[y][x - 1] / 2;
        /* Three columns keep no warp busy. */
#pragma mint for nest(2)
        for (int c = 0; c < 3; c++)
            for (int i = 0; i < n * n; i++)
                points[i][c] = points[i][c] / 2 + c;
        /* The next two share v, but not the order of their loops. */
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                v[j][i] = u[j][i] + 1;
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                u[i][j] = u[i][j] / 3;
    }
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
#pragma mint copy(points, fromDevice)
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("points", points, sizeof points);
    checksum("line", line, sizeof line);
    return 0;
}
