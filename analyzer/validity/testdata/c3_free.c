/* Rules: C3, F5. Storage that is given back, moved or rearranged while it is on the device. */
#include <stdlib.h>

void freed(int n, double *u)
{
    double *v = (double *)calloc(n, sizeof *v);
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = v[i];
    free(v); // want "put the copies and the region into a block of their own"
    v = u;
#pragma mint copy(u, fromDevice, n)
    double *w = (double *)calloc(n, sizeof *w);
#pragma mint copy(w, toDevice, n)
}

void freed_last(int n, double *u)
{
    double *v = (double *)calloc(n, sizeof *v);
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = v[i];
#pragma mint copy(u, fromDevice, n)
    free(v);
}

double *moved(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
    u = (double *)realloc(u, 2 * n * sizeof *u); // want "its storage is moved"
    return u;
}

void rows(int n, double **u)
{
#pragma mint copy(u, toDevice, n, n)
    double *first = u[0];
    u[0] = u[1];
    u[1] = first; // want "a row pointer of 'u' is assigned while the array is on the device"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[0][i] = 2 * u[1][i];
#pragma mint copy(u, fromDevice, n, n)
}
