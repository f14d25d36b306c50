/* Rules: F8. A distance that the host finds too short. */
static double u[400];

static void shift(int n, int k)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++) // want "'u.i.' and 'u.i \+ k.' use the same elements"
            u[i] = u[i + k];
    }
#pragma mint copy(u, fromDevice)
}

int main(void)
{
    shift(20, 20);
    shift(20, 19);
    return 0;
}
