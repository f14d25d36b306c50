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

static double kept(int k)
{
    double a[100], sum = 0;
#pragma mint copy(a, toDevice) keep // want "'keep' leaves 'a' on the device when its storage ends"
#pragma mint parallel for
    for (int i = 0; i < 100; i++)
        a[i] = i + k;
#pragma mint copy(a, fromDevice)
    if (k > 3)
        return -1;
    for (int i = 0; i < 100; i++)
        sum += a[i];
#pragma mint copy(a, release)
    return sum;
}

static void upload(double *a)
{
#pragma mint copy(a, toDevice, 100) keep // want "add before the end of the block, and before each jump out of it: #pragma mint copy(b, release)"
}

static void release(double *a)
{
#pragma mint copy(a, release)
}

double kept_by_callee(int k)
{
    static double c[100];
    double *d = (double *)calloc(100, sizeof *d);
    double sum = kept(k);
    upload(c);
    upload(d);
    for (int t = 0; t < k; t++) {
        double b[100] = {sum};
        upload(b);
        if (t == 1) {
            release(b);
            continue;
        }
#pragma mint parallel for
        for (int i = 0; i < 100; i++)
            b[i] += c[i] + d[i];
#pragma mint copy(b, fromDevice)
        sum += b[3];
    }
    return sum;
}

void freed_kept(int n, double *u)
{
    double *v = (double *)calloc(n, sizeof *v);
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n) keep
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = v[i];
    free(v); // want "add before it: #pragma mint copy(v, release)"
    v = u;
#pragma mint copy(u, fromDevice, n)
    double *w = (double *)calloc(n, sizeof *w);
#pragma mint copy(w, toDevice, n)
}

int main(void)
{
    double a[100] = {1}; // lives as long as the program
    upload(a);
#pragma mint parallel for
    for (int i = 0; i < 100; i++)
        a[i]++;
#pragma mint copy(a, fromDevice)
    return a[5] + kept_by_callee(3) > 0;
}
