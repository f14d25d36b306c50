/* Rules: F2, F6. Indices that end with their type: places, and products of places and strides, have 64 bits. */
#include <limits.h>

#include "../../field.h"

#define N 150
#define FAR (INT_MAX - 147)

int main(int argc, char **argv)
{
    static real u[N][N], v[N][N], line[N], p[12][12][N], q[12][12][N];
    int first = INT_MAX - size_argument(argc, argv, 1, 140), low = INT_MIN + 3;

    fill(&u[0][0], N * N, 1);
    fill(&v[0][0], N * N, 2);
    fill(line, N, 3);
    fill(&p[0][0][0], 144 * N, 4);
    fill(&q[0][0][0], 144 * N, 5);
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = first; y < INT_MAX; y++)
            for (int x = first; x < INT_MAX; x++)
                v[y - FAR][x - FAR] = u[y - FAR - 2][x - FAR] / 2 + u[y - FAR + 2][x - FAR] / 4 + u[y - FAR][x - FAR - 2] / 8 + u[y - FAR][x - FAR + 2];
#pragma mint for
        for (int x = low + 100; x > low; x--)
            line[x + INT_MAX] = v[1][x + INT_MAX - 2] + v[2][x + INT_MAX + 2] + v[3][x + INT_MAX];
        /* Rows that lie 2000 million cells behind their index. */
#pragma mint for nest(2)
        for (int y = 100000000; y < 100000100; y++)
            for (int x = 1; x < N - 1; x++)
                u[y - 100000000 + 20][x] = v[y - 100000000 + 19][x] + v[y - 100000000 + 21][x] + v[y - 100000000 + 20][x - 1] + v[y - 100000000 + 20][x + 1];
#pragma mint for nest(3)
        for (int z = INT_MAX - 10; z < INT_MAX; z++)
            for (unsigned y = 1; y < 11; y++)
                for (int x = first; x < INT_MAX; x++)
                    q[z - INT_MAX + 11][y][x - FAR] = p[z - INT_MAX + 10][y][x - FAR] + p[z - INT_MAX + 11][y + 1][x - FAR] / 2 + p[z - INT_MAX + 11][y - 1][x - FAR] / 4 + p[z - INT_MAX + 11][y][x - FAR + 1] + p[z - INT_MAX + 11][y][x - FAR - 1];
    }
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("line", line, sizeof line);
    checksum("q", q, sizeof q);
    return 0;
}
