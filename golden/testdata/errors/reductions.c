/* Rules: F9, R2. Reductions that are not, last values that are not known. */
#define N 40
static double u[N], v[N];

double read(void)
{
    double s = 0;
#pragma mint parallel for reduction(+: s)
    for (int i = 0; i < N; i++) {
        s += u[i];
        v[i] = s; // want "'s' is in reduction.*not an update by"
    }
    return s;
}

double other_operator(void)
{
    double s = 0;
#pragma mint parallel for reduction(max: s)
    for (int i = 0; i < N; i++)
        s += u[i]; // want "not an update by max"
    return s;
}

double sometimes(void)
{
    double t = 0;
#pragma mint parallel for private(t)
    for (int i = 0; i < N; i++) {
        if (u[i] > 1) {
            t = u[i];
            v[i] = t;
        }
    }
    return t; // want "not every iteration writes it"
}
