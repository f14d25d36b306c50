/* Edge detection after Canny: blur with mirrored edges, gradient and direction in an array of structs, suppression of what is no
 * maximum, two thresholds, hysteresis by sweeps until nothing changes.
 * Edits that mintc needed beside the directives: None. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { W = 64, H = 48 };
enum edge { NONE = 0, WEAK = 128, STRONG = 255 };
typedef struct { float mag; int8_t dir; } gradient;

static uint8_t input[H][W], smooth[H][W], edges[H][W];
static gradient grad[H][W];
static uint8_t thin[H][W];

static const float gauss[5][5] = {
    {2, 4, 5, 4, 2}, {4, 9, 12, 9, 4}, {5, 12, 15, 12, 5}, {4, 9, 12, 9, 4}, {2, 4, 5, 4, 2},
};

static inline int border(int i, int n) { return i < 0 ? -i : i >= n ? 2 * n - 2 - i : i; }

static void scene(void)
{
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            int v = 40 + (x * 3 + y * 5) % 7;
            if ((x - 20) * (x - 20) + (y - 20) * (y - 20) < 120) v = 180;
            if (x > 35 && x < 55 && y > 10 && y < 35) v += 90;
            input[y][x] = v;
        }
}

int main(void)
{
    scene();
    int changed, sweeps = 0;
#pragma mint copy(edges, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++) {
                float s = 0;
                for (int j = -2; j <= 2; j++)
                    for (int i = -2; i <= 2; i++)
                        s += gauss[j + 2][i + 2] * input[border(y + j, H)][border(x + i, W)];
                smooth[y][x] = (uint8_t)(s / 159);
            }
#pragma mint for nest(2)
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++) {
                gradient *g = &grad[y][x];
                if (x == 0 || y == 0 || x == W - 1 || y == H - 1) {
                    g->mag = 0;
                    g->dir = 0;
                    continue;
                }
                float gx = smooth[y - 1][x + 1] + 2 * smooth[y][x + 1] + smooth[y + 1][x + 1]
                    - smooth[y - 1][x - 1] - 2 * smooth[y][x - 1] - smooth[y + 1][x - 1];
                float gy = smooth[y + 1][x - 1] + 2 * smooth[y + 1][x] + smooth[y + 1][x + 1]
                    - smooth[y - 1][x - 1] - 2 * smooth[y - 1][x] - smooth[y - 1][x + 1];
                g->mag = sqrtf(gx * gx + gy * gy);
                float a = fabsf(gy), b = fabsf(gx);
                if (a < 0.4142f * b) g->dir = 0;
                else if (a > 2.4142f * b) g->dir = 2;
                else g->dir = gx * gy > 0 ? 1 : 3;
            }
#pragma mint for nest(2)
        for (int y = 1; y < H - 1; y++)
            for (int x = 1; x < W - 1; x++) {
                static const int dx[4] = {1, 1, 0, -1}, dy[4] = {0, 1, 1, 1};
                gradient g = grad[y][x];
                float p = grad[y + dy[g.dir]][x + dx[g.dir]].mag, q = grad[y - dy[g.dir]][x - dx[g.dir]].mag;
                enum edge e = NONE;
                if (g.mag >= p && g.mag > q)
                    e = g.mag > 120 ? STRONG : g.mag > 20 ? WEAK : NONE;
                edges[y][x] = e;
            }
        do {
            changed = 0;
#pragma mint for nest(2) reduction(|: changed)
            for (int y = 1; y < H - 1; y++)
                for (int x = 1; x < W - 1; x++) {
                    thin[y][x] = edges[y][x];
                    if (edges[y][x] == WEAK)
                        for (int j = -1; j <= 1; j++)
                            for (int i = -1; i <= 1; i++)
                                if (edges[y + j][x + i] == STRONG) {
                                    thin[y][x] = STRONG;
                                    changed |= 1;
                                }
                }
#pragma mint for nest(2)
            for (int y = 1; y < H - 1; y++)
                for (int x = 1; x < W - 1; x++)
                    edges[y][x] = thin[y][x];
            sweeps++;
        } while (changed);
    }
#pragma mint copy(edges, fromDevice)
    int strong = 0;
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) {
            strong += edges[y][x] == STRONG;
            putchar(edges[y][x] == STRONG ? '@' : edges[y][x] == WEAK ? '.' : ' ');
        }
        putchar('\n');
    }
    printf("%d strong, %d sweeps\n", strong, sweeps);
    return 0;
}
