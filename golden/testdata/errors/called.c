/* Rules: C4, C7. An extent of an inferred transfer is computed once. */
#include <stdlib.h>

int size_of(int n);
static int larger(int a, int b) { return a > b ? a : b; }

void called(int n)
{
    double *v = malloc(n * sizeof *v), *w = malloc(n * sizeof *w);
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        v[i] = w[i] = i;
#pragma mint copy(v, fromDevice, size_of(n)) // want "this call would be made twice: where the loop needs 'v' on the device, and here"
#pragma mint copy(w, fromDevice, larger(n, 1))
}
