/* Rules: F6. Subscripts that change something. */
#define N 40
static double u[N], v[N];

void counts(void)
{
#pragma mint parallel for
    for (int i = 0; i < N / 2; i++) {
        int k = i;
        v[i] = u[k++]; // want "a subscript with a side effect"
    }
}
