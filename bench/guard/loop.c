/* The time of a step: of the loop alone, and with a call of other.c in it. Arguments: cells, steps. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

void remember(double *u, int n);
void tick(void);

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000, steps = argc > 2 ? atoi(argv[2]) : 10;
    double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v);
    double took[2]; /* without and with a call */

    for (int i = 0; i < n; i++)
        u[i] = v[i] = i % 7;
    remember(u, n);
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    {
        for (int warm = 0; warm < 3; warm++) {
#pragma mint for
            for (int i = 1; i < n - 1; i++)
                v[i] = (u[i - 1] + u[i + 1]) / 2;
        }
        for (int calls = 0; calls < 2; calls++) {
#pragma mint barrier
            double begin = now();
            for (int t = 0; t < steps; t++) {
#pragma mint for
                for (int i = 1; i < n - 1; i++)
                    v[i] = (u[i - 1] + u[i + 1]) / 2;
                double *other = u;
                u = v;
                v = other;
                if (calls)
                    tick();
            }
#pragma mint barrier
            took[calls] = now() - begin;
        }
    }
#pragma mint copy(u, fromDevice, n)
    printf("%.2f us a step, %.2f us with a call\n", took[0] / steps * 1e6, took[1] / steps * 1e6);
    return u[n / 2] < 0;
}
