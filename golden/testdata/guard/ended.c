/* Arrays that are brought back and handed to a function of another file, which changes them on the host or, by a region, on the device.
   Then their mapping ends, or this file uses them on the host. */
#include <string.h>

void look(int t, int n, double *u);

void halve(int n, double *u)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] *= 0.5;
}

static void step(int t, int n, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += i;
#pragma mint copy(u, fromDevice, n)
    look(t, n, u);
}

double end_often(int n, int steps, double *u)
{
    for (int t = 0; t < steps; t++)
        step(t, n, u);
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += u[i] * (i % 3);
    return sum;
}

double use_behind(int n, int steps, double *u)
{
    static double copied[6000];
    double sum = 0;
#pragma mint copy(u, toDevice, n)
    for (int t = 0; t < steps; t++) {
#pragma mint parallel for
        for (int i = 0; i < n; i++)
            u[i] += i;
#pragma mint copy(u, fromDevice, n)
        look(t, n, u);
        sum += u[n / 2] + u[1];
        if (t % 3 == 2)
            for (int i = 0; i < n; i++)
                sum += u[i] * (i % 3);
        memcpy(copied, u, n * sizeof *u);
        sum += copied[n - 1] + copied[n / 3];
        if (t % 2)
            u[2 * n / 3] = t;
#pragma mint copy(u, toDevice, n)
    }
#pragma mint copy(u, fromDevice, n)
    return sum;
}
