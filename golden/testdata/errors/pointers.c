/* Rules: F3. Pointers that are not seen through. */
#define N 40
static double u[N], v[N];

void reseated(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double *p; // want "the pointer 'p' is not seen through: it gets its value by an assignment"
        p = u;
        v[i] = p[i];
    }
}

void punned(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        const long long *bits = (const long long *)u; // want "through another type"
        v[i] = bits[i] > 0;
    }
}

/* Which array is meant must be known before the launch. */
void chosen(int k)
{
    double *f[2] = {u, v};
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        f[i % 2][i] = 0; // want "which of the arrays 'f' points to changes inside the parallel loop"
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        if (i < k)
            f[k][i] = 0; // want "which of the arrays 'f' points to is chosen under a condition"
}
