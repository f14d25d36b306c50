/* Rules: C6, X1. Accesses under conditions and in inner loops are held to the extents where the host can tell when they happen. Those that never
   leave do not stop the program, whatever stands in the conditions. */
#include <stdlib.h>

enum { N = 20 };

static double all[3 * N], out[N];

static void stays(const double *u, int n, int none, int far)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        double s = i > 0 ? u[i - 1] : u[n - 1];
        for (int k = 0; k < none; k++)
            s += u[i + far];
        if (i >= n)
            s += u[i];
        if (i + 3 < n && none == 0)
            s += u[i + 3];
        for (int k = i; k < 3; k++)
            s += u[i + k];
        if (none > 0 || i < 2)
            s += u[far * i / n];
        out[i] = s;
    }
}

static void leaves(const double *u, int n, int r)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) { // want "array 'u': subscript .i.k. goes from -2 to 21, but the array has 20 elements"
        double s = 0;
        for (int k = -r; k <= r; k++)
            s += u[i + k];
        out[i] = s;
    }
}

int main(void)
{
    stays(all + N, N, 0, 3 * N);
    leaves(all + N, N, 2);
    return 0;
}
