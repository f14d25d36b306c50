/* Rules: F9. Minima and maxima have the bits of the serial comparison: which zero, and what a NaN leaves. */
#include "../../field.h"
#include <math.h>

#define CELLS 40

static void show(const char *name, real x)
{
    printf(" %s %g%s", name, (double)x, x == 0 && 1 / x < 0 ? " minus" : "");
}

static void compare(const real *u, real start)
{
    real above = start, not_below = start, greatest = start, below = start, chosen = start, least = start;
    float rounded = (float)start, late = (float)start;

#pragma mint copy(u, toDevice, CELLS)
#pragma mint parallel
    {
#pragma mint for tile(8) chunksize(2) reduction(max: above, not_below, greatest, rounded, late) reduction(min: below, chosen, least)
        for (int i = 0; i < CELLS; i++) {
            if (u[i] > above)
                above = u[i];
            if (not_below <= u[i])
                not_below = u[i];
            greatest = fmax(u[i] + 20, greatest); /* C leaves open which zero fmax returns */
            if (u[i] < below)
                below = u[i];
            chosen = u[i] <= chosen ? u[i] : chosen;
            least = fmin(least, u[i] - 20);
            if (u[i] * 1e-300 > rounded)
                rounded = u[i] * 1e-300;
            late = u[i] * 1e-300 >= late ? u[i] * 1e-300 : late;
        }
    }
    show("above", above);
    show("not below", not_below);
    show("greatest", greatest);
    show("below", below);
    show("chosen", chosen);
    show("least", least);
    show("rounded", rounded);
    show("late", late);
    printf("\n");
}

int main(void)
{
    static real u[CELLS];
    double zero = noise(0) * 0, infinite = 1 / zero, undefined = -(zero / zero);
    double starts[] = {-1, 0.0, -0.0, 1, infinite, -infinite, undefined};

    for (int kind = 0; kind < 5; kind++)
        for (int s = 0; s < 7; s++) {
            for (int i = 0; i < CELLS; i++) {
                int number = (i * 7919 + kind * 104729 + i * i * 31) % 11;
                double sign = number % 2 ? 0.0 : -0.0;
                double choice[] = {sign, number < 5 ? undefined : sign, undefined, number ? (double)-number : -0.0,
                                   number ? (double)number : -0.0};
                u[i] = (real)choice[kind];
            }
            printf("%d %d:", kind, s);
            compare(u, (real)starts[s]);
        }
    return 0;
}
