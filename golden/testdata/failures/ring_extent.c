/* Rules: C6. A neighbour that goes on at the other end reaches all of the range, of which copy names fewer elements. */
#include <stdlib.h>

int main(void)
{
    int n = 32, few = n - 1;
    double *u = calloc(n, sizeof *u), *v = calloc(n, sizeof *v);

#pragma mint copy(u, toDevice, few)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) // want "array 'u': subscript \[\(i\+1\)%n\] goes from 0 to 31, but the array has 31 elements"
        v[i] = u[(i + 1) % n];
#pragma mint copy(v, fromDevice, n)
    return (int)v[1];
}
