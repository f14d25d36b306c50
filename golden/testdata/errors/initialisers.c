/* Rules: F3. Initialisers that cannot stand in a kernel. */
#define N 40
static double u[N];

void ranges(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double w[4] = {[0 ... 3] = 1}; // want "range"
        u[i] = w[i & 3];
    }
}
