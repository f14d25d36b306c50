/* Rules: F7. A record of measured plans in a form of later versions. Options: -O3 -ftune=records/later. */ // want "not a record of measured plans that this version reads; one begins with .mint-tune 2."
void half(int n, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i];
}
