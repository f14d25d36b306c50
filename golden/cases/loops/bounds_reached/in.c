/* Rules: F2. The bounds of an inner loop are computed only where C computes them: an outer loop without iterations follows no
   pointer and divides by no zero. */
#include "../../field.h"

#define N 24
static real u[N][N], w[8][N][N];

struct box {
    int lo, hi, *planes;
    unsigned width;
};
struct level {
    struct box *box;
};

/* Box, level and planes are null where n is 0. */
static int fill_box(int n, struct box *b, struct level *l, int *planes)
{
    int x = -1, y = -1;

#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int j = 0; j < n; j++)
            for (int i = b->lo; i < b->hi; i++)
                u[j][i] += 1;
#pragma mint for nest(2)
        for (int j = 0; j < n; j++)
            for (int i = 0; i <= 2 * (N / 2 - 1) / n; i++)
                u[j][i] -= i % n;
#pragma mint for nest(3)
        for (int k = 0; k < n; k++)
            for (int j = l->box->lo; j < planes[2] % n; j++)
                for (int i = *b->planes; i < l->box->planes[1]; i++)
                    w[k][j][i] = k + j - i;
#pragma mint for nest(2)
        for (y = 0; y < n; y++)
            for (x = y; x < b->hi + (int)b->width; x++)
                u[y][x] += x;
#pragma mint for nest(3)
        for (int k = 0; k < n; k++)
            for (int j = 0; j < 20 / n; j += 3)
                for (unsigned i = j / n; i < b->width + j / n; i++)
                    w[k][j][i] += i;
    }
    return x + 100 * y;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 5), planes[3] = {2, 9, 7};
    struct box b = {1, N - 4, planes, 2};
    struct level l = {&b};

    fill(&u[0][0], N * N, 1);
    fill(&w[0][0][0], 8 * N * N, 2);
    printf("%d\n", fill_box(0, NULL, NULL, NULL));
    printf("%d\n", n > 0 ? fill_box(n, &b, &l, planes) : fill_box(n, NULL, &l, NULL));
    checksum("u", u, sizeof u);
    checksum("w", w, sizeof w);
    return 0;
}
