/* Found by random programs: where a loop is narrowed to the iterations that store, a choice in a subscript becomes one of its sides; what is known of the access has to follow. */
#include <stdio.h>
int main(void)
{
    double a[8], c[4] = {1, 2, 3, 5};
    for (int i = 0; i < 8; i++) a[i] = i;
#pragma mint copy(a, toDevice)
#pragma mint copy(c, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int j = 0; j < 4; j++)
            if (j >= 2 && j < 3)
                a[j] = .5 * c[j - 2] + 0.3 * c[j + 2 < 4 ? j + 2 : 3] + c[j - 1] / 3.0;
    }
#pragma mint copy(a, fromDevice)
    for (int i = 0; i < 8; i++) printf("%g\n", a[i]);
    return 0;
}
