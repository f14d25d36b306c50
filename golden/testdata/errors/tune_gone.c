/* Rules: F7. A nest was measured that the program has no more. Options: -O3 -ftune=records/gone. */
void half(int n, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i];
}
// want "the program has no nest .gone_sweep1. any more"
