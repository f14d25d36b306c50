/* Rules: F7. A chain was measured that the program has no more. Options: -O3 -ftune=records/chain_gone. */
void half(int n, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i];
} // want "the program has no chain .gone_chain1. any more"
