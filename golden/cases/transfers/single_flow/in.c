/* Rules: R1, R3. Single blocks with structs, macros, math, and jumps out of the time loop. */
#include <math.h>
#include "../../field.h"

#define AT(a, i) a[(i) + 1]

struct cell {
    real h, v[2];
    int flag;
};

static int run(int n, int steps, struct cell *c, real *new, float *f)
{
    int t = 0;
#pragma mint copy(c, toDevice, n)
#pragma mint copy(new, toDevice, n)
#pragma mint copy(f, toDevice, n)
#pragma mint parallel
    {
    again:
        for (; t < steps; t++) {
#pragma mint for
            for (int i = 1; i < n - 1; i++)
                new[i] = (c[i - 1].h + c[i + 1].h) / 2 + f[i];
#pragma mint for
            for (int i = 1; i < n - 1; i++) {
                c[i].h = new[i];
                c[i].flag = c[i].flag + 1;
            }
#pragma mint single nowait
            {
                c[0].v[1] = sqrt(f[n - 1]) + fabs(new[0] - 1);
                c[0].flag |= AT(c, 0).flag << 2;
                AT(new, -1) = c[n - 1].h;
                f[0] = f[0] * 1.5f, f[n - 1]++;
                struct cell last = c[n - 1];
                last.flag++;
                c[n - 1] = last;
                if (c[0].flag % 3 == 1)
                    continue;
            }
            if (t == 9)
                goto done;
        }
        if (t == 5) {
            t++, steps = 11;
            goto again;
        }
    }
done:;
#pragma mint copy(c, fromDevice, n)
#pragma mint copy(new, fromDevice, n)
#pragma mint copy(f, fromDevice, n)
    return t;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    struct cell *c = (struct cell *)calloc(n, sizeof *c);
    real *u = (real *)malloc(n * sizeof(real));
    float *f = (float *)malloc(n * sizeof *f);

    fill(u, n, 1);
    for (int i = 0; i < n; i++) {
        c[i].h = noise(i);
        f[i] = (float)noise(i + 99);
    }
    printf("%d\n", run(n, 5, c, u, f));
    checksum("c", c, n * sizeof *c);
    checksum("u", u, n * sizeof(real));
    checksum("f", f, n * sizeof *f);
    return 0;
}
