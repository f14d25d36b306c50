/* Rules: C5, X2. Options: -fopenmp. Parts of one block are used in constructs of OpenMP, by threads that have no mappings. */
#include <stdio.h>
#include <stdlib.h>
#include <omp.h>

static double at(const double *u, int i) { return u[i]; }

int main(void)
{
    enum { n = 40 };
    double *a = calloc(2 * n, sizeof *a), *b = a + n, *u = a + n, first = 0, last = 0, sum = 0, called = 0;
    omp_set_num_threads(3);
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
    for (int t = 0; t < 2; t++) {
#pragma mint parallel for
        for (int i = 0; i < n; i++) {
            a[i] += 1;
            b[i] = 2 * b[i] + i;
        }
#pragma mint copy(a, fromDevice, n)
        if (t >= 0) // below this there is no block
#pragma omp parallel for reduction(+ : sum)
            for (int i = 0; i < n; i++)
                sum += u[i];
#pragma omp parallel sections
        {
#pragma omp section
            first += u[0];
#pragma omp section
            last += u[n - 1];
        }
#pragma omp parallel for reduction(+ : called)
        for (int i = 0; i < n; i++)
            called += at(u, i);
#ifdef _OPENMP
#pragma omp parallel for schedule(static, 1)
#endif
        for (int i = 0; i < n; i++)
            u[i] += i;
    }
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        b[i] += 1;
#pragma mint copy(b, fromDevice, n)
    printf("%g %g %g %g", sum, first, last, called);
    for (int i = 0; i < n; i++)
        printf(" %g", b[i]);
    printf("\n");
    return 0;
}
