/* Rules: F8, X1. Two names of one array, where the nest needs two arrays. */
static void shift(int n, double *u, double *v)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < n; i++) // want "'u'.*'v'|'v'.*'u'"
            v[i] = u[i - 1];
    }
}

int main(void)
{
    double u[8] = {1};

    shift(8, u, u);
    return 0;
}
