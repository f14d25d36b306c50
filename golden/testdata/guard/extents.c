/* Rules: C5, L2. Extents of copies through pointers of the caller's, which may lead to an array on the device. */
void relax(int n, double *u, double *v, const double *limits)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += 1;
#pragma mint copy(v, toDevice, (int)limits[1])
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += v[i % 2];
#pragma mint copy(u, fromDevice, (int)*limits > 1000 ? 1 : n)
}
