/* Rules: F7. A nest that was not measured. Options: -O3 -ftune=records/missing. */ // want "nothing was measured of nest .half_sweep1."
void half(int n, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i];
}
