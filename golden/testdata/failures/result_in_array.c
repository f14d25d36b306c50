/* Rules: C8, F9. The sum is an element of an array that the loop reads: C has another element from the first iteration on. */
#include <stdlib.h>

double sum = 1;

static void add(int n, const double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) // want "'sum' is an element of 'u', which the loop uses, and is set once, behind the loop"
        sum += u[i];
}

int main(void)
{
    double *u = calloc(4, sizeof *u);

    add(4, u);
    add(1, &sum);
    return 0;
}
