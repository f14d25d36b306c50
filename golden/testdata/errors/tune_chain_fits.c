/* Rules: F7. A chain cannot make steps in that way. Options: -O3 -ftune=records/chain_fits. */
void half(int n, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i]; // want "chain .half_chain1. cannot run so: "
}
