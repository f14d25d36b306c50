/* Rules: C5, R1, B11. Host code of a region that touches what the device holds. */
#define N 40
static double u[N];

double f(void)
{
    double last = 0;
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < 4; t++) {
#pragma mint for
            for (int i = 0; i < N; i++)
                u[i] = u[i] / 2;
            last = u[3]; // want "host code of a region touches 'u'"
        }
    }
#pragma mint copy(u, fromDevice)
    return last;
}
