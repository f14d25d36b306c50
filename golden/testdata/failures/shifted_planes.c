/* Rules: F8, C1. Planes of one array behind members of a struct, with a serial loop in the thread. */
#include <stdlib.h>

struct fields {
    double (*now)[6][8], (*next)[6][8];
};

static void advance(int n, struct fields *f)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++) // want "'f->now' and 'f->next' are parts of 'all' that overlap"
        for (int j = 0; j < 6; j++)
            for (int k = 0; k < 8; k++)
                f->next[i][j][k] = 2 * f->now[i][j][k];
}

int main(void)
{
    double(*all)[6][8] = (double(*)[6][8])calloc(9, sizeof *all);
    struct fields f = {all, all + 5};

#pragma mint copy(all, toDevice, 8, 6, 9)
    advance(4, &f);
    f.next = all;
    advance(4, &f);
    f.next = all + 3;
    advance(4, &f);
    free(all);
    return 0;
}
