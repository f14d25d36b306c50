#include <stdio.h>

struct state { unsigned mode : 3; unsigned long wide : 20; int sign : 4; unsigned char small : 2; };

int main(int argc, char **argv)
{
    struct state s = {7, 5, -1, 1}, *p = &s;
    int low = argc ? s.mode : 0;
    printf("%d %d\n", (argc ? s.mode : s.mode) - 8 < 0, (argc ? p->mode : 1) - 8 < 0);
    printf("%d %d\n", (s.mode ?: 1) - 8 < 0, (argc ? s.wide : 1) - 8 < 0);
    printf("%d %d\n", ({ s.mode; }) - 8 < 0, ({ (p->mode); }) - 8 < 0);
    printf("%d %d\n", ({ 0, s.mode; }) - 8 < 0, ({ s.mode = 3; }) - 8 < 0);
    printf("%d %d\n", (argc ? s.mode = 6 : 1) - 8 < 0, (argc ? s.mode-- : 1) - 8 < 0);
    printf("%d %d %d\n", (argc ? s.sign : 1) < 0, (argc ? s.small : 1) - 8 < 0, low);
    return 0;
}
