/* Rules: F7. What the options ask for is another plan than the one that was measured. Options: -O3 -ftune=records/plan. */
void half(int n, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++) // want "asks for another plan than it did when it was measured: mintc has changed since"
        a[i] = 0.5 * a[i];
}
