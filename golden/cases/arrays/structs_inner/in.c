/* Rules: F5, F8. Arrays in the structs of an array: their subscripts tell iterations apart where they stay in the member. */
#include "../../field.h"

enum { Q = 9, W = 20, BLOCKS = 5 };

typedef struct {
    real f[Q], rho;
    int solid;
} cell;

struct block {
    real u[W], v[4][W];
    struct {
        real a[3][4];
        real sum;
    } part[2];
};

static const int cx[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, cy[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1}, opposite[Q] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
static cell now[W][W], next[W][W];
static struct block blocks[BLOCKS];

/* One thread for each direction of each cell. */
static void stream(int n)
{
#pragma mint parallel for nest(3)
    for (int y = 1; y < n - 1; y++)
        for (int x = 1; x < n - 1; x++)
            for (int k = 0; k < Q; k++)
                next[y][x].f[k] = now[y - cy[k]][x - cx[k]].solid ? now[y][x].f[opposite[k]] : now[y - cy[k]][x - cx[k]].f[k];
#pragma mint parallel for nest(2)
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++) {
            real rho = 0;
            for (int k = 0; k < Q; k++)
                rho += next[y][x].f[k];
            now[y][x].rho = rho;
            for (int k = 0; k < Q; k++)
                now[y][x].f[k] = next[y][x].f[k] / 2 + rho / 16;
        }
}

static void mix(int n)
{
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int b = 0; b < BLOCKS; b++)
            for (int i = 0; i < n; i++)
                if (i < W)
                    blocks[b].u[i] = b + i;
#pragma mint for nest(3)
        for (int b = 0; b < BLOCKS; b++)
            for (int i = 1; i < 4; i++)
                for (int j = 1; j < W; j++)
                    blocks[b].v[i][j] += blocks[b].v[0][j] / 2 + blocks[b].u[j - 1] / 4;
#pragma mint for nest(3)
        for (int i = 0; i < 3; i++)
            for (int k = 0; k < 2; k++)
                for (int j = 0; j < 4; j++)
                    blocks[2].part[k].a[i][j] += blocks[1].part[1 - k].a[2 - i][3 - j] + blocks[2].v[i][j];
#pragma mint for nest(2)
        for (int b = 0; b < BLOCKS; b++)
            for (int k = 0; k < 2; k++) {
                real *row = blocks[b].part[k].a[1];
                blocks[b].part[k].sum = row[k] + row[k + 1];
                row[3] = k;
            }
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, W);
    real start[W * W * Q];

    fill(start, W * W * Q, 1);
    for (int i = 0; i < W * W; i++) {
        now[i / W][i % W].solid = i % 7 == 3;
        for (int k = 0; k < Q; k++)
            now[i / W][i % W].f[k] = next[i / W][i % W].f[k] = start[i * Q + k];
    }
    for (int b = 0; b < BLOCKS; b++)
        for (int i = 0; i < 4 * W; i++)
            blocks[b].v[i / W][i % W] = start[b + i];
    for (int t = 0; t < 3; t++)
        stream(n);
    mix(n + 5);
    for (int i = 0; i < W * W; i++) {
        checksum("rho", &now[i / W][i % W].rho, sizeof(real));
        checksum("f", now[i / W][i % W].f, sizeof now[0][0].f);
    }
    checksum("blocks", blocks, sizeof blocks);
    return 0;
}
