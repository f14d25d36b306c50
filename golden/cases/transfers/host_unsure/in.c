/* Rules: C5. Host accesses through pointers that callers set, beside arrays on the device: the guard asks whether they
   lead to one. Time loops still make several steps at once. */
#include "../../field.h"
#include <string.h>

#define SECOND(p) p[1] + p[2]

struct options {
    real weight, *trace;
    int steps;
};

void smooth(int n, real *u, real *w, struct options *o, int *calls)
{
    real sum = 0, few[2];

#pragma mint copy(u, toDevice, n)
#pragma mint copy(w, toDevice, n)
    o->trace[0] = 1;
    for (int t = 0; t < o->steps; t++) {
#pragma mint parallel for
        for (int i = 1; i < n - 1; i++)
            w[i] = (u[i - 1] + u[i + 1]) / 2;
        real *swap = u;
        u = w;
        w = swap;
        o->weight += 1;
        o->trace[t % 4] += t;
        sum += *o->trace;
        ++*calls;
    }
    sum += SECOND(o->trace);
    memcpy(few, o->trace + 2, sizeof few);
    o->trace[(int)few[1] % 4]++;
    for (int k = 0; k < 4; k++)
        sum += o->trace[k] * (k + 1);
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(w, fromDevice, n)
    o->trace[3] = sum;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), calls = 0;
    real *u = (real *)malloc(n * sizeof(real)), *w = (real *)malloc(n * sizeof(real)), trace[4] = {0};
    struct options o = {0, trace, 8};

    fill(u, n, 1);
    memcpy(w, u, n * sizeof(real));
    smooth(n, u, w, &o, &calls);
    checksum("u", u, n * sizeof(real));
    checksum("w", w, n * sizeof(real));
    checksum("trace", trace, sizeof trace);
    printf("%g %d\n", (double)o.weight, calls);
    return 0;
}
