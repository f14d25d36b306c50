/* Rules: F7. The steps of a chain are not those that were measured. Options: -O3 -ftune=records/chain. */
void half(int n, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++) // want "chain .half_chain1. has changed since it was measured"
        a[i] = 0.5 * a[i];
}
