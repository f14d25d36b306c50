/* Rules: F8, C6. Of two nests in one kernel, the second goes too far. */
static double u[30], v[30], w[30];

static void both(int n, double *a, double *b, double *c)
{
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(w, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < n; i++)
            b[i] = a[i] + 1;
#pragma mint for
        for (int i = 1; i < n; i++) // want "array 'c': subscript .i\+1. goes from 2 to 30, but the array has 30 elements"
            c[i + 1] = b[i] * 2;
    }
}

int main(void)
{
    both(30, u, v, w);
    return 0;
}
