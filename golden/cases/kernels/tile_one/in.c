/* Rules: F7. A block of one point: no block has cells that do not exist. */
#include <stdio.h>
#include <stdlib.h>

static void smooth(int n, const float *a, float *b)
{
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
#pragma mint parallel
    {
#pragma mint for tile(1)
        for (int i = 0; i < n; i++)
            if (i >= 1 && i < n - 1)
                b[i] = (a[i - 1] + a[i + 1]) / 2;
            else
                b[i] = a[i];
    }
#pragma mint copy(b, fromDevice, n)
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 40;
    float *a = (float *)malloc(n * sizeof(float));
    float *b = (float *)malloc(n * sizeof(float));

    for (int i = 0; i < n; i++)
        a[i] = i * i % 7;
    smooth(n, a, b);
    for (int i = 0; i < n; i++)
        printf("%g\n", b[i]);
    free(a);
    free(b);
    return 0;
}
