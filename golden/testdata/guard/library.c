/* Rules: C3, C5. An array stays on the device between calls of these functions by user.c, which mintc does not see. */
static double *u, held[200];
static int n;

void start(double *array, int cells)
{
    u = array;
    n = cells;
#pragma mint copy(u, toDevice, n) keep
#pragma mint copy(held, toDevice) keep
}

double *also(void) { return held; }

void step(int k)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = u[i] / 2 + i + held[k];
}

void steps(int k)
{
#pragma mint parallel
    {
        for (int t = 0; t < 3; t++) {
#pragma mint for
            for (int i = 0; i < n; i++)
                u[i] = u[i] / 2 + i + held[k + t];
        }
    }
}

void fetch(void)
{
#pragma mint copy(u, fromDevice, n)
}

void send(void)
{
#pragma mint copy(u, toDevice, n)
}

void finish(void)
{
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(u, release)
#pragma mint copy(held, release)
}
