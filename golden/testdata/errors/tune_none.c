/* Rules: F7. No such plan is possible. Options: -O3 -ftune=records/none. */
void half(int n, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++) // want "the options of this translation allow no such plan for nest .half_sweep1."
        a[i] = 0.5 * a[i];
}
