/* Rules: F5, B4. Arrays of different shape, rank and element in one kernel: each has its own strides. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    float a[n][n + 40];
    double b[n + 3][n];
    real line[n];

    for (int y = 0; y < n; y++)
        for (int x = 0; x < n + 40; x++)
            a[y][x] = (float)noise(y * n + x);
    for (int y = 0; y < n + 3; y++)
        for (int x = 0; x < n; x++)
            b[y][x] = noise(y * n + x + 5);
    fill(line, n, 3);
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
#pragma mint copy(line, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++)
                b[y][x] = a[y][x + 40] * line[x] + b[y][x] - a[y][x + 3] / (1 + line[y]);
    }
#pragma mint copy(b, fromDevice)
    checksum("b", b, sizeof b);
    return 0;
}
