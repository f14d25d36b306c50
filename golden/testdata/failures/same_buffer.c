/* Rules: F8, F5. Two leading subscripts that select one buffer, of which neighbours are read. */
static double u[2][10][12];

static void step(int from, int to)
{
#pragma mint parallel for nest(2)
    for (int i = 1; i < 9; i++) // want "'u.from.' and 'u.to.' are the same array"
        for (int j = 1; j < 11; j++)
            u[to][i][j] = u[from][i - 1][j];
}

int main(void)
{
    step(0, 1);
    step(1, 1);
    return 0;
}
