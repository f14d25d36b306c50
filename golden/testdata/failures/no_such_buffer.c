/* Rules: C6, F5. A leading subscript that selects a buffer which is not there. */
static double u[2][10][12];

static void step(int now)
{
#pragma mint parallel for nest(2)
    for (int i = 1; i < 9; i++) // want "array 'u\[now \+ 1\]': the subscript is 2, but the extent is 2"
        for (int j = 1; j < 11; j++)
            u[now + 1][i][j] = u[now][i - 1][j];
}

int main(void)
{
    step(0);
    step(1);
    return 0;
}
