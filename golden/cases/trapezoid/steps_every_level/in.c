/* Rules: T1, T2. Trapezoid cases 9, 12. A directive holds at every level: loops over neighbours are written out and indices counted from where the arrays
   begin at -O0, too, and nests that only the host could fuse, knowing where pointers lead, stay nests of a step. */
#include "../../field.h"

typedef unsigned char cell;

/* Conway's Life: its neighbours are index + constant where the loops over them are written out. */
static void life(int w, int h, int steps, cell (*now)[w], cell (*next)[w])
{
#pragma mint copy(now, toDevice, w, h)
#pragma mint copy(next, toDevice, w, h)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 0; y < h; y++)
                for (int x = 0; x < w; x++) {
                    int alive = 0;
                    for (int dy = -1; dy <= 1; dy++)
                        for (int dx = -1; dx <= 1; dx++)
                            alive += now[(y + dy + h) % h][(x + dx + w) % w];
                    next[y][x] = alive == 3 || (alive == 4 && now[y][x]);
                }
            cell (*last)[w] = now;
            now = next;
            next = last;
        }
    }
#pragma mint copy(now, fromDevice, w, h)
#pragma mint copy(next, fromDevice, w, h)
}

/* The planes from y0 on, and two sides of the grid that have one range: both use v, and top may be v. */
static void sides(int w, int h, int y0, int steps, real (*u)[w], real (*v)[w], real (*top)[w])
{
#pragma mint copy(u, toDevice, w, h)
#pragma mint copy(v, toDevice, w, h)
#pragma mint copy(top, toDevice, w, steps + 1)
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = y0 + 1; y < y0 + h - 1; y++)
                for (int x = 1; x < w - 1; x++)
                    v[y - y0][x] = (u[y - y0][x - 1] + u[y - y0][x + 1] + u[y - y0 - 1][x] + u[y - y0 + 1][x]) / 4;
#pragma mint for
            for (int x = 0; x < w; x++)
                v[0][x] = top[t][x];
#pragma mint for
            for (int x = 0; x < w; x++)
                v[h - 1][x] = v[h - 2][x];
            real (*last)[w] = u;
            u = v;
            v = last;
        }
    }
#pragma mint copy(u, fromDevice, w, h)
#pragma mint copy(v, fromDevice, w, h)
}

int main(int argc, char **argv)
{
    int w = size_argument(argc, argv, 1, 33), h = size_argument(argc, argv, 2, 21), steps = size_argument(argc, argv, 3, 7);
    size_t cells = (size_t)w * h, above = (size_t)w * (steps + 1);
    cell *now = (cell *)malloc(cells), *next = (cell *)malloc(cells);
    real *u = (real *)malloc(cells * sizeof *u), *v = (real *)malloc(cells * sizeof *v), *top = (real *)malloc(above * sizeof *top);

    for (size_t i = 0; i < cells; i++) {
        now[i] = i * 2654435761u >> 7 & 1;
        next[i] = 9;
    }
    fill(u, cells, 1);
    fill(v, cells, 2);
    fill(top, above, 3);
    life(w, h, steps, (cell (*)[w])now, (cell (*)[w])next);
    sides(w, h, 5, steps, (real (*)[w])u, (real (*)[w])v, (real (*)[w])top);
    checksum("now", now, cells);
    checksum("next", next, cells);
    checksum("u", u, cells * sizeof *u);
    checksum("v", v, cells * sizeof *v);
    free(now);
    free(next);
    free(u);
    free(v);
    free(top);
    return 0;
}
