/* Rules: F7. The card is another one. Options: -O3 -arch=sm_90 -fdevice=h100 -ftune=records/card. */
void half(int n, double *a) // want "these plans were measured on NVIDIA H200, and this translation is for NVIDIA H100 80GB HBM3"
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i];
}
