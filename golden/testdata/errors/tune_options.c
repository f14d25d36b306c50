/* Rules: F7. The options are other ones. Options: -O3 -fassociative-math -ftune=records/options. */
void half(int n, double *a) // want "these plans were measured with -ffp-contract=off, and this translation has -fassociative-math"
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i];
}
