/* Rules: C8. Two tables lead to the same rows, which the device has once: the stop names the other array. */
#include <stdlib.h>

int main(void)
{
    enum { n = 8 };
    double *a[n], *b[n];
    for (int y = 0; y < n; y++)
        a[y] = calloc(n, sizeof(double));
    for (int y = 0; y < n; y++)
        b[y] = a[(y + 1) % n];
#pragma mint copy(a, toDevice, n, n)
#pragma mint copy(b, toDevice, n, n)
#pragma mint parallel for nest(2)
    for (int y = 0; y < n; y++) // want "row 'b.0.' is used, but 'a' that .* put on the device has it, too"
        for (int x = 0; x < n; x++)
            a[y][x] = b[y][x] + 1;
#pragma mint copy(a, fromDevice, n, n)
    return (int)a[3][3];
}
