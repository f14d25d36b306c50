/* Rules: C8, F9. The sum is a value that the loop takes from the host by another name. */
typedef struct { double factor; } Scale;

static double weigh(int n, const double *u, const Scale *s, int self)
{
    double sum = 1;

    s = self ? (const Scale *)&sum : s;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) // want "'s->factor' is 'sum', which the loop sets, and the kernel reads it once, before the loop"
        sum += u[i] * s->factor;
    return sum;
}

int main(void)
{
    double u[4] = {1, 2, 3, 4};
    Scale s = {2};

    return (int)(weigh(4, u, &s, 0) + weigh(4, u, &s, 1));
}
