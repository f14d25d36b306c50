#include <stdio.h>
#include <stdlib.h>

struct pair { int a, b; };

static int flag;
static int step(int n) { flag += n; } // becomes: static int step(int n) { flag += n; return 0; }
static struct pair set(int n) { if (n) return (struct pair){1, 2}; flag = 9; } // becomes: static struct pair set(int n) { if (n) return (struct pair){1, 2}; flag = 9; return {}; }
static int both(int n) { if (n) return 1; else return 2; }
static int never(int n) { for (;;) { if (n++ > 5) return n; } }
static int loop(int n) { while (1) { if (n++ > 5) break; } } // becomes: static int loop(int n) { while (1) { if (n++ > 5) break; } return 0; }
static int pick(int n) { switch (n) { case 1: return 4; default: return 5; } }
static int bare(int n) { if (n) return; return 3; } // becomes: static int bare(int n) { if (n) return 0; return 3; }
static int quit(void) { exit(0); }

int main(void)
{
    step(2);
    set(0);
    loop(3);
    bare(1);
    printf("%d %d %d %d\n", flag, both(0), never(2), pick(1));
    if (flag < 0)
        quit();
    return 0;
}
