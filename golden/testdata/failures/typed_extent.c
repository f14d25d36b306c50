/* Rules: C2. Extents of a copy that disagree with the type of the array, which only the run shows. */
#include <stdlib.h>

int main(void)
{
    static double u[20][17];
    int n = atoi("16");

#pragma mint copy(u, toDevice, n, n) // want "array 'u' has extents \[16\]\[16\] here, but its type gives \[20\]\[17\]"
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            u[i][j] = 1;
#pragma mint copy(u, fromDevice, n, n)
    return 0;
}
