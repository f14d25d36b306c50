/* Rules: C4. A local array that no copy puts on the device; the message shows the pragma. */
#define N 40

double f(int n)
{
    double u[N], v[n];
    u[0] = v[0] = 0;
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++)
            v[i] = u[i]; // want "the array 'v' is not on the device"
    }
    return 0;
}
