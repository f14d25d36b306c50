#include <stdio.h>
#include <stdlib.h>

struct pair { int a, b; };

static int run(int n)
{
    int status = 1;
    if (n < 0)
        goto out;
    int k = n * 2, free_slot, m = k + 1; // becomes: int k, free_slot, m; k = n * 2; m = k + 1;
    double *u = malloc(8 * n + 8); // becomes: double *u; u = (double *)malloc(8 * n + 8);
    const int fixed = 3; // becomes: int fixed; fixed = 3;
    struct pair p = {k, m}; // becomes: struct pair p; p = (struct pair){k, m};
    if (!u)
        goto out;
    free_slot = p.a + fixed;
    {
        int inner = 2;
        status = free_slot + inner + m;
    }
    free(u);
out:
    return status;
}

static int choose(int n)
{
    int r = 0;
    switch (n) {
    case 0:;
        int w = 5; // becomes: int w; w = 5;
        r = w;
        break;
    case 1: {
        int v = 7;
        r = v;
        break;
    }
    default:
        r = 9;
    }
again:
    r++;
    int t = r; // backwards: nothing is passed
    if (t < 8)
        goto again;
    return r;
}

int main(void)
{
    printf("%d %d %d %d %d\n", run(-1), run(3), choose(0), choose(1), choose(2));
    return 0;
}
