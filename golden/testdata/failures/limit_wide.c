/* Rules: F8, X1. Two names share elements of iterations that a condition lets through whatever the index is: its limit is the greatest of its type. */
#include <stddef.h>
#include <stdint.h>

static double block[200];

int main(int argc, char **argv)
{
    double *a = block, *b = block + 50;
    size_t top = argc > 9 ? 10 : SIZE_MAX;

#pragma mint copy(a, toDevice, 200)
#pragma mint parallel for
    for (int i = 0; i < 100; i++) // want "'b' and 'a' are parts of 'a' that overlap"
        if (i <= top)
            a[i] = b[i] + 1;
    return 0;
}
