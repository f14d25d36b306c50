/* Rules: F9. Parts of the language that this version does not translate are refused, never ignored. */
#define N 40
static double u[N], v[N];

double total(void)
{
    double s = 0;
#pragma mint parallel for reduction(+: s) // want "reduction is not translated by this version"
    for (int i = 0; i < N; i++)
        s += u[i];
    return s;
}
