/* Rules: F8, F9. Sums and least values of all iterations, in what a pointer leads to, in elements: variables can be reduced. */
#define N 100
static double a[N][N];
struct result { double sum, moments[4]; };

void through_pointers(double *sum, double *least)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            *sum += a[i][j]; // want "iteration .i, j.1. reads the element '\*sum' that iteration .i, j. writes as '\*sum'"
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            if (a[i][j] < *least)
                *least = a[i][j]; // want "cannot prove that no other iteration reads the '\*least' that an iteration writes as '\*least'"
}

void in_elements(struct result *r, double sums[3])
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            r->moments[2] = r->moments[2] + a[i][j] * a[i][j]; // want "reads the element 'r->moments\[2\]'"
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            for (int k = 0; k < 3; k++)
                sums[k] += a[i][j] * k; // want "reads the element 'sums\[k\]'"
}
