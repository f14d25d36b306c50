/* Rules: C2, C8. The rows of one table lie in the block of another one: two names of one storage, with other extents. */
#include <stdlib.h>

int main(void)
{
    enum { n = 8 };
    double *block = calloc(n * n, sizeof *block), *a[n], *b[n];
    for (int y = 0; y < n; y++) {
        a[y] = block + y * n;
        b[y] = block + n * n / 2 + y * n / 2;
    }
#pragma mint copy(a, toDevice, n, n)
#pragma mint copy(b, toDevice, n / 2, n) // want "array 'b' overlaps 'a' that .* put on the device"
#pragma mint parallel for nest(2)
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n / 2; x++)
            a[y][x] = b[y][x] + 1;
#pragma mint copy(a, fromDevice, n, n)
    return (int)a[3][3];
}
