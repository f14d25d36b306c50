/* Rules: F8. Two names of one array, of which 'independent' says what cannot be true. */
static double u[40];

static void average(int n, double *from, double *to)
{
#pragma mint parallel for independent
    for (int i = 1; i < n - 1; i++) // want "the same array, and the loop writes it: .*, although the clause 'independent' says that they do not"
        to[i] = (from[i - 1] + from[i + 1]) / 2;
}

int main(void)
{
#pragma mint copy(u, toDevice)
    average(20, u, u + 20);
    average(20, u, u);
    return 0;
}
