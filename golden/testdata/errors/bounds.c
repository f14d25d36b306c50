/* Rules: F2. Bounds that the host cannot evaluate before the launch, or that change. */
#define N 40
static double u[N][N];
static int limit[N];
int count(void);

void of_an_array(void)
{
#pragma mint parallel for
    for (int i = 0; i < limit[3]; i++) // want "depends on an array, a call or a side effect"
        u[i][0] = 1;
}

void of_a_call(void)
{
#pragma mint parallel for
    for (int i = 0; i < count(); i++) // want "'count' is neither"
        u[i][0] = 1;
}

void no_extremes(void)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++)
        for (int j = i * (i - 3); j < N; j++) // want "in a way whose extremes mintc cannot find"
            u[i][j] = 1;
}

void changed(int n)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        u[i][0] = 1;
        n = 3; // want "'n' is part of a bound"
    }
}
