/* Rules: F3, N1. A thread's cells behind the end of a row hold values that no iteration reads at its own point: elements that such values would choose, of a
   table, a local array or in a function of a function, do not exist, a search for them does not end, a division by them and a shift fail. */
#include "../../field.h"

static const unsigned char rule[8] = {0, 1, 1, 0, 1, 1, 1, 0};
static const int kinds[4] = {3, 1, 0, 2};

static int find(int kind)
{
    int k = 0;
    while (kinds[k] != kind)
        k++;
    return k;
}

static int found(int kind) { return find(kind) + 1; }

static int share(int whole, int parts)
{
    whole /= parts;
    return whole;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 30), m = size_argument(argc, argv, 2, 9);
    unsigned char (*u)[n] = (unsigned char (*)[n])malloc(m * sizeof *u), (*v)[n] = (unsigned char (*)[n])malloc(m * sizeof *v);
    unsigned char (*w)[n] = (unsigned char (*)[n])malloc(m * sizeof *w), (*s)[n] = (unsigned char (*)[n])malloc(m * sizeof *s);

    for (int y = 0; y < m; y++)
        for (int x = 0; x < n; x++) {
            int beside = x == 0 || y == 0 || x == n - 1 || y == m - 1;
            u[y][x] = beside ? x % 2 ? 255 : 0 : 1 + (x * 7 + y) % 3;
            v[y][x] = w[y][x] = s[y][x] = 77;
        }
#pragma mint copy(u, toDevice, n, m)
#pragma mint copy(v, toDevice, n, m)
#pragma mint copy(w, toDevice, n, m)
#pragma mint copy(s, toDevice, n, m)
#pragma mint parallel for nest(2)
    for (int y = 1; y < m - 1; y++)
        for (int x = 1; x < n - 1; x++) {
            int seen[4] = {0};
            seen[u[y][x]]++;
            v[y][x] = seen[1] + 2 * seen[2] + rule[u[y][x - 1] & 7] + rule[u[y][x]] + (u[y + 1][x] & 1);
        }
#pragma mint parallel for nest(2)
    for (int y = 1; y < m - 1; y++)
        for (int x = 1; x < n - 1; x++)
            w[y][x] = found(u[y][x]) + (u[y][x - 1] & 1) + (u[y + 1][x] & 1);
#pragma mint parallel for nest(2)
    for (int y = 1; y < m - 1; y++)
        for (int x = 1; x < n - 1; x++)
            s[y][x] = share(100 + (u[y][x + 1] & 3), u[y][x]) + (1 << u[y][x]) + (u[y - 1][x] & 1);
#pragma mint copy(v, fromDevice, n, m)
#pragma mint copy(w, fromDevice, n, m)
#pragma mint copy(s, fromDevice, n, m)
    checksum("v", v, m * sizeof *v);
    checksum("w", w, m * sizeof *w);
    checksum("s", s, m * sizeof *s);
    free(u);
    free(v);
    free(w);
    free(s);
    return 0;
}
