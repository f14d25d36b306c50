/* Rules: F7. A record of another architecture. Options: -O3 -ftune=records/arch. */
// want "these plans were measured for sm_90, and this translation is for sm_80"
void half(int n, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i];
}
