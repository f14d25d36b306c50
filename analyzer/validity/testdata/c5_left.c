/* Rules: C5 (ii). Modified arrays that are not copied back. */
#include <stdlib.h>

void parameter(int n, double *u)
{
#pragma mint copy(u, toDevice, n) // want "add after the region: #pragma mint copy(u, fromDevice, n)"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
}

double *returned(int n)
{
    double *u = (double *)calloc(n, sizeof *u);
#pragma mint copy(u, toDevice, n) // want "its storage outlives the function"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
    return u;
}

/* Temporary storage is nobody's business. */
void temporary(int n, double *u)
{
    double *t = (double *)calloc(n, sizeof *u);
    {
#pragma mint copy(u, toDevice, n)
#pragma mint copy(t, toDevice, n)
#pragma mint parallel
        {
#pragma mint for
            for (int i = 0; i < n; i++)
                t[i] = 2 * u[i];
#pragma mint for
            for (int i = 0; i < n; i++)
                u[i] = t[i];
        }
#pragma mint copy(u, fromDevice, n)
    }
    free(t);
}

/* The caller's mapping is the caller's business. */
void of_caller(int n, double *u)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
}

static double value;

/* The mapping has ended: what the device computed is lost. */
void lost(int n)
{
    double *u = (double *)calloc(n, sizeof *u);
    {
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
        for (int i = 0; i < n; i++)
            u[i] = 2 * u[i];
    }
    value = u[0]; // want "host code reads 'u'"
    free(u);
}

static double kept[30];

/* A mapping that is kept outlives the function too: another one may bring the values back. */
void keeps(void)
{
#pragma mint copy(kept, toDevice) keep
#pragma mint parallel for
    for (int i = 0; i < 30; i++)
        kept[i] = 2 * kept[i];
}
