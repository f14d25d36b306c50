/* Rules: F5. Uses of arrays that are not elements. */
#define N 40
static double u[N][N], v[N][N];
static double *rows[N];

void row_pointer(double **a)
{
#pragma mint parallel for
    for (int i = 1; i < N; i++)
        a[i] = a[i - 1]; // want "'a' has 2 dimensions and is used with 1 subscripts"
}

void mixed(void)
{
#pragma mint copy(rows[0], toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        rows[i][0] = 1; // want "which of the arrays 'rows' points to changes inside the parallel loop"
}

void undeclared(void)
{
#pragma mint copy(nobody, toDevice, N) // want "'nobody' is not declared here"
}
