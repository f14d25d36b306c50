/* Rules: F2. Loops whose iterations cannot be counted on entry. */
#define N 40
static double u[N], v[N];

void no_condition(void)
{
#pragma mint parallel for
    for (int i = 0;; i++) // want "needs a condition and a step"
        v[i] = u[i];
}

void two_indices(void)
{
#pragma mint parallel for
    for (int i = 0, j = 0; i < N; i++) // want "declares one index"
        v[i] = u[j];
}

void no_start(int i)
{
#pragma mint parallel for
    for (; i < N; i++) // want "starts by giving its index the first value"
        v[i] = u[i];
}

void product(void)
{
#pragma mint parallel for
    for (int i = 1; i < N; i *= 2) // want "the step is not a constant added to 'i'"
        v[i] = u[i];
}

void step_of_a_variable(int s)
{
#pragma mint parallel for
    for (int i = 1; i < N; i += s) // want "the step is not a constant"
        v[i] = u[i];
}

void away(void)
{
#pragma mint parallel for
    for (int i = 1; i < N; i--) // want "the step moves 'i' away from the bound"
        v[i] = u[i];
}

void unequal(void)
{
#pragma mint parallel for
    for (int i = 0; i != N; i += 2) // want "'!=' ends a parallel loop only with step 1 or -1"
        v[i] = u[i];
}

void other_variable(int n)
{
#pragma mint parallel for
    for (int i = 0; n < N; i++) // want "does not compare the index 'i' with a bound"
        v[i] = u[i];
}

void floating(void)
{
#pragma mint parallel for
    for (int i = 0; i < 3.5; i++) // want "not an integer"
        v[i] = u[i];
}

void narrow_index(void)
{
#pragma mint parallel for
    for (unsigned char i = 0; i < 250; i += 100) // want "the index wraps around in 'unsigned char' before this loop ends"
        v[i] = u[i];
}

void never_below(void)
{
#pragma mint parallel for
    for (int i = 0; i <= 2147483647; i++) // want "the index overflows 'int' before this loop ends"
        v[i & 31] = u[i & 31];
}

void two_bounds(int n, int m, int busy)
{
#pragma mint parallel for
    for (int i = 0; (i < n) && i < m; i++) // want "the condition does not compare the index 'i' with a bound"
        u[i] = 0;
#pragma mint parallel for
    for (int i = 0; i < n && busy; i++) // want "the condition does not compare the index 'i' with a bound"
        u[i] = 0;
}

void by_pointer(int n, double *a)
{
#pragma mint parallel for
    for (double *p = a; p < a + n; p++) // want "the parallel loop counts with the pointer 'p', and iterations are numbered by integers"
        *p = 2 * *p;
#pragma mint parallel for
    for (double *p = a + 1; p < a + n; p++) // want "the parallel loop counts with the pointer 'p'"
        *p = 2 * *p;
}
