/* Rules: F8. A neighbour that goes on at the other end of the range, under a condition that keeps the index, but not the neighbour, from what is written there by another name. */
#define N 48
static double a[N], b[N];

static void shift(double *u, double *v, double *w)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) { // want "'v' and 'u' are the same array, and the loop writes it"
        if (i < 3)
            v[i] = 100 + i;
        if (i > 5)
            w[i] = u[(i + 1) % N];
    }
}

int main(void)
{
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
    shift(a, a, b);
#pragma mint copy(a, fromDevice)
#pragma mint copy(b, fromDevice)
    return (int)b[N - 1];
}
