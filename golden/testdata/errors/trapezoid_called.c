/* Rules: T1, L6. A height in front of a loop that calls nests which are not its steps. */
#define N 40
static double u[N][N], v[N][N];

static void smooth(int sweeps)
{
#pragma mint parallel
    for (int s = 0; s < sweeps; s++) {
#pragma mint for nest(2)
        for (int y = 1; y < N - 1; y++)
            for (int x = 1; x < N - 1; x++)
                v[y][x] = u[y][x - 1];
#pragma mint for nest(2)
        for (int y = 1; y < N - 1; y++)
            for (int x = 1; x < N - 1; x++)
                u[y][x] = v[y][x + 1];
    }
}

void cycles(int n)
{
#pragma mint trapezoid height(4) // want "the nests that are called in the time loop of a trapezoid stand in loops of their own"
    for (int t = 0; t < n; t++)
        smooth(3);
}
