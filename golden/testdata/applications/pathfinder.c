/* The cheapest way down a grid, row after row (PathFinder of Rodinia, Che et al. 2009): int, row pointers into one block,
 * two rows that change places, a minimum by a macro, ends under conditions.
 * Edits that mintc needed beside the directives: None. */
#include <stdio.h>
#include <stdlib.h>

#define MIN(a, b) ((a) <= (b) ? (a) : (b))

int rows, cols;
int *data;
int **wall;
int *src, *dst;

static void init(int argc, char **argv)
{
    cols = argc > 1 ? atoi(argv[1]) : 57;
    rows = argc > 2 ? atoi(argv[2]) : 23;
    data = (int *)malloc(rows * cols * sizeof(int));
    wall = (int **)malloc(rows * sizeof(int *));
    for (int n = 0; n < rows; n++)
        wall[n] = data + cols * n;
    unsigned seed = 7;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < cols; j++) {
            seed = seed * 1664525u + 1013904223u;
            wall[i][j] = seed / 65536 % 10;
        }
    src = (int *)malloc(cols * sizeof(int));
    dst = (int *)malloc(cols * sizeof(int));
    for (int j = 0; j < cols; j++)
        dst[j] = wall[0][j];
}

static void run(void)
{
    int min;

#pragma mint copy(wall, toDevice, cols, rows)
#pragma mint copy(src, toDevice, cols)
#pragma mint copy(dst, toDevice, cols)
#pragma mint parallel
    {
        for (int t = 0; t < rows - 1; t++) {
            int *temp = src;
            src = dst;
            dst = temp;
#pragma mint for private(min)
            for (int n = 0; n < cols; n++) {
                min = src[n];
                if (n > 0)
                    min = MIN(min, src[n - 1]);
                if (n < cols - 1)
                    min = MIN(min, src[n + 1]);
                dst[n] = wall[t + 1][n] + min;
            }
        }
    }
#pragma mint copy(dst, fromDevice, cols)
}

int main(int argc, char **argv)
{
    init(argc, argv);
    run();
    for (int i = 0; i < cols; i++)
        printf("%d ", data[i]);
    printf("\n");
    for (int i = 0; i < cols; i++)
        printf("%d ", dst[i]);
    printf("\n");
    free(data);
    free(wall);
    free(dst);
    free(src);
    return 0;
}
