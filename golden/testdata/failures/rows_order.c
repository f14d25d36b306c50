/* Rules: C2, C8, L3. Extents in the order of the subscripts: the rows would be twice as long as they are, and reach into others. */
#include <stdlib.h>
int main(void)
{
    int n = 8, m = 4;
    float **u = malloc(n * sizeof *u), **v = malloc(n * sizeof *v), *cells = calloc(3 * n * m, sizeof *cells);
    for (int i = 0; i < n; i++) {
        u[i] = cells + 3 * i * m;
        v[i] = u[i] + m;
    }
#pragma mint copy(u, toDevice, n, m)
#pragma mint copy(v, toDevice, n, m) // want "array 'v' overlaps 'u' that rows_order.c:11 put on the device"
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            v[i][j] = u[i][j];
    return 0;
}
