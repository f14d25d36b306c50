/* Rules: C4. Arrays that nobody puts on the device and whose extents nothing gives. */
#include <stdlib.h>

void needs_copy(int n, double *u)
{
    double *v = (double *)calloc(n, sizeof *v);
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = v[i]; // want "add before the region: #pragma mint copy(v, toDevice, n)"
#pragma mint copy(u, fromDevice, n)
    free(v);
}

/* A caller may have mapped them: found at run time. */
void from_caller(int n, double *u, double (*v)[8])
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = v[i][0];
}

/* A pointer that may lead to memory without a type. */
void half_typed(int flag)
{
    double u[10];
    double *p = flag ? u : malloc(80);
#pragma mint parallel for
    for (int i = 0; i < 10; i++)
        p[i] = 1; // want "the array 'p' is not on the device"
}

/* The end of the region would overwrite what the host writes in it. */
void pointed_and_written(void)
{
    static double u[10];
    double *p = u;
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 10; i++)
            p[i] = 1;
        u[3] = 2; // want "host code writes 'u'"
    }
}
