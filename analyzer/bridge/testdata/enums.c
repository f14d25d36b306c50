#include <stdio.h>

enum color { RED, GREEN, BLUE };
typedef enum { NONE = 0, LEFT = 1, RIGHT = 2 } side;

#define KEEP(x) (void)(x)

static enum color next(enum color c) { return (c + 1) % 3; } // becomes: static enum color next(enum color c) { return (enum color)(((unsigned int)c + 1) % 3); }
static int number(side s) { return s; }

struct state { enum color c; side s; };

int main(void)
{
    enum color c = 1; // becomes: enum color c = (enum color)1;
    enum color d = RED, e = c ? GREEN : BLUE, f = next(2); // becomes: enum color d = RED, e = c ? GREEN : BLUE, f = next((enum color)2);
    side s = LEFT | RIGHT; // becomes: side s = (side)(LEFT | RIGHT);
    struct state st = {2, s}; // becomes: struct state st = {(enum color)2, s};
    enum color table[] = {[0] = 1, BLUE}; // becomes: enum color table[] = {(enum color)1, BLUE};
    c = d + 2; // becomes: c = (enum color)(d + 2);
    d++; // becomes: d = (enum color)(d + 1);
    --st.c; // becomes: (st.c = (enum color)(st.c - 1));
    s &= ~LEFT; // becomes: s = (side)(s & ~LEFT);
    s |= c == BLUE ? LEFT : NONE; // becomes: s = (side)(s | (c == BLUE ? LEFT : NONE));
    KEEP(s |= RIGHT); // becomes: KEEP(s = (side)(s | RIGHT));
    KEEP(st.c += 1); // becomes: KEEP(st.c = (enum color)(st.c + 1));
    KEEP((--d, 0)); // becomes: KEEP(((d = (enum color)(d - 1)), 0));
    for (enum color k = RED; k <= BLUE; k++) // becomes: for (enum color k = RED; (unsigned int)k <= BLUE; k = (enum color)(k + 1))
        printf("%d ", k);
    int low = -1;
    enum color zero = RED;
    printf("%d %d %d\n", zero - 1 < 0, zero > low, -zero - 1 > 0); // becomes: printf("%d %d %d\n", (unsigned int)zero - 1 < 0, (unsigned int)zero > low, -(unsigned int)zero - 1 > 0);
    st.s = s;
    switch (c) {
    case RED: puts("red"); break;
    default: printf("%d %d %d %d %d %d %d\n", c, d, e, f, number(s), st.c, table[0] + table[1]);
    }
    return 0;
}
