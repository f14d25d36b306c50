/* Rules: C5. One of several arrays by a pointer: what comes back, and what does not. */
#include <stdlib.h>
enum { L = 4, N = 32 };

static void nest(double *b)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        b[i] = 2 * b[i];
}

double never_back(int l)
{
    double *v[L], s = 0;
    for (int k = 0; k < L; k++)
        v[k] = calloc(N, sizeof(double));
    double *b = v[l];
#pragma mint copy(b, toDevice, N)
    nest(b);
    for (int k = 0; k < L; k++)
        s += v[k][3]; // want "host code reads 'b', whose device copy is the valid one"
    return s;
}

double another_back(int l)
{
    double *v[L], s = 0;
    for (int k = 0; k < L; k++)
        v[k] = calloc(N, sizeof(double));
    double *b = v[l];
#pragma mint copy(b, toDevice, N)
    nest(b);
    b = v[(l + 1) % L];
#pragma mint copy(b, fromDevice, N)
    for (int k = 0; k < L; k++)
        s += v[k][3]; // want "host code reads 'b', whose device copy is the valid one"
    return s;
}

double sometimes_back(int l, int c)
{
    double *v[L], s = 0;
    for (int k = 0; k < L; k++)
        v[k] = calloc(N, sizeof(double));
    for (int k = 0; k < L; k++) {
        double *b = v[k];
#pragma mint copy(b, toDevice, N) keep // want "this copy overwrites the device copy of 'b', the valid one, with old values of the host"
        nest(b);
        if (k != c) {
#pragma mint copy(b, fromDevice, N)
        }
    }
    return s + v[l][3]; // want "host code reads 'v', whose device copy is the valid one"
}

double one_of_two_back(int l, int m)
{
    double *v[L];
    for (int k = 0; k < L; k++)
        v[k] = calloc(N, sizeof(double));
    double *b = v[l], *c = v[m];
#pragma mint copy(b, toDevice, N) keep
#pragma mint copy(c, toDevice, N) keep
    nest(b);
    nest(c);
#pragma mint copy(b, fromDevice, N)
    return v[l][3] + v[m][3]; // want "host code reads 'c', whose device copy is the valid one"
}
