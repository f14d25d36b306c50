/* Rules: C4. A row may have a negative length; the lowest element that a nest reaches is that of the last row. */
#include <stdlib.h>

int main(void)
{
    int n = 8, row = -10;
    double *all = calloc(100, sizeof *all), *u = all + 50;
#pragma mint copy(u, toDevice, 50)
#pragma mint parallel for nest(2)
    for (int y = 0; y < 3; y++) // want "array 'u': subscript \[y\]\[x\] goes from -20 to 7, but the array has 50 elements"
        for (int x = 0; x < n; x++)
            u[y * row + x] = 1;
#pragma mint copy(u, fromDevice, 50)
    return u[3] != 1;
}
