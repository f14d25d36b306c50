/* Rules: F7. Steps in a launch are made in another way than the one that was measured. Options: -O3 -ftune=records/chain_plan. */
void half(int n, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i]; // want "asks for another plan than it did when it was measured: mintc has changed since"
}
