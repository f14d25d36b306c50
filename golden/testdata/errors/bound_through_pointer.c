// A bound that the host reads through a pointer of the caller's, which may lead into an array on the device.
void relax(int n, double *u, const double *limits)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++)
            u[i] += 1;
#pragma mint for
        for (int i = 0; i < (int)limits[1]; i++) // want "a bound of this loop reads memory that may be part of an array on the device"
            u[i] += 1;
        const int end = (int)limits[1];
#pragma mint for
        for (int i = 0; i < end; i++)
            u[i] += 1;
    }
#pragma mint copy(u, fromDevice, n)
}
