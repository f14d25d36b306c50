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
