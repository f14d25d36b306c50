/* Rules: C5, T2. Launches wait when a file that is not translated looks at the array that they write. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void keep(double *a);
void remember(int at);
void change(int at, double x);
void look_elsewhere(int at);
void drop(void);

static double v[3000];

/* Looks at element `at` behind the third step, if that is not negative. */
static void relax(double *a, double *b, int steps, int at)
{
    for (int t = 0; t < steps; t++) {
#pragma mint parallel for
        for (int i = 1; i < 2999; i++)
            b[i] = (a[i - 1] + a[i + 1]) / 2;
        if (t == 2 && at >= 0)
            remember(at);
        double *c = a;
        a = b;
        b = c;
    }
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "fine";
    double *u = (double *)malloc(sizeof v), *other = v;

    for (int i = 0; i < 3000; i++)
        u[i] = v[i] = i * 37 % 101;
    keep(u);
    {
#pragma mint copy(u, toDevice, 3000)
#pragma mint copy(other, toDevice, 3000)
        int at = -1;
        if (!strcmp(what, "step"))
            // want step: stale host read
            at = 1500;
        if (!strcmp(what, "step_edge"))
            // want step_edge: stale host read
            at = 2;
        relax(u, other, 4, at);
        if (!strcmp(what, "pages"))
            // want pages: stale host read
            remember(1500);
        if (!strcmp(what, "edge"))
            // want edge: stale host read
            remember(2);
        if (!strcmp(what, "thread"))
            // want thread: stale host read
            look_elsewhere(1500);
        if (!strcmp(what, "write"))
            // want write: lost host write
            change(1500, 0.5);
#pragma mint copy(u, fromDevice, 3000)
#pragma mint copy(other, fromDevice, 3000)
        if (!strcmp(what, "free"))
            drop();
    }
    if (strcmp(what, "free"))
        remember(7);
    for (int i = 0; i < 3000; i += 123)
        printf("%g\n", strcmp(what, "free") ? u[i] + v[i] : v[i]);
    return 0;
}
