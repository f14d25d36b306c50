/* Rules: C1, F5. A double buffer in the members of a struct, which point to rows of constant length. */
#include "../../field.h"

enum { NX = 20 };
struct pair {
    real (*now)[NX];
    real (*next)[NX];
    int rows;
};

static void step(struct pair *p)
{
    int rows = p->rows;
#pragma mint parallel for nest(2)
    for (int y = 1; y < rows - 1; y++)
        for (int x = 1; x < NX - 1; x++)
            p->next[y][x] = (p->now[y][x - 1] + p->now[y - 1][x] + p->now[y + 1][x] + p->now[y][x + 1]) / 4;
    real(*swap)[NX] = p->now;
    p->now = p->next;
    p->next = swap;
}

int main(int argc, char **argv)
{
    int rows = size_argument(argc, argv, 1, 15);
    struct pair p;

    p.rows = rows;
    p.now = (real(*)[NX])malloc((size_t)rows * sizeof *p.now);
    p.next = (real(*)[NX])malloc((size_t)rows * sizeof *p.next);
    fill(p.now[0], (size_t)rows * NX, 1);
    fill(p.next[0], (size_t)rows * NX, 2);
#pragma mint copy(p.now, toDevice, NX, rows)
#pragma mint copy(p.next, toDevice, NX, rows)
    for (int t = 0; t < 5; t++)
        step(&p);
#pragma mint copy(p.now, fromDevice, NX, rows)
#pragma mint copy(p.next, fromDevice, NX, rows)
    checksum("now", p.now, (size_t)rows * sizeof *p.now);
    checksum("next", p.next, (size_t)rows * sizeof *p.next);
    return 0;
}
