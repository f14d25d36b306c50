/* Rules: F9. Sums in what a pointer leads to, and in a member, named in the clause. */
#define N 100
static double a[N];
struct result { double sum; };

void named_in_the_clause(double *sum, struct result *r)
{
#pragma mint parallel for reduction(+: *sum) // want "'\*sum' is not a name"
    for (int i = 0; i < N; i++)
        *sum += a[i];
#pragma mint parallel for reduction(+: r->sum) // want "'r->sum' is not a name"
    for (int i = 0; i < N; i++)
        r->sum += a[i];
}
