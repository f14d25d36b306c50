/* Rules: F7. The nest is not the one that was measured. Options: -O3 -ftune=records/changed. */
void half(int n, double *a)
{
#pragma mint parallel for // want "nest .half_sweep1. has changed since it was measured"
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i];
}
