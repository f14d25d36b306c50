/* Rules: F4, R2, B10. Scalars from outside that are written, or private ones that are read first. */
#define N 40
static double u[N], v[N];

double sum(void)
{
    double s = 0;
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        v[i] = u[i];
        s += u[i]; // want "'s' is declared outside the parallel loop and written in it"
    }
    return s;
}

void read_first(void)
{
    double t = 0;
#pragma mint parallel for private(t)
    for (int i = 0; i < N; i++) {
        v[i] = t; // want "'t' is private, but an iteration may read it here before it writes it"
        t = u[i];
    }
}

void index_written(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        v[i] = u[i];
        i = i + 1; // want "'i' is the index of a parallel loop and cannot be written"
    }
}
