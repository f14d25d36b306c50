/* Rules: F7. Options that ask for no launches of several steps. Options: -O3 -ftune=records/chain_words. */
void half(int n, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i]; // want ".-ftrapezoid=99999. asks for no launches of several steps"
}
