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
