/* Rules: F5, F8. A flattened subscript that leaves its row, so that two iterations write one element. */
static double u[400];

static void rows(int n, int m, int w)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < n; i++) // want "'u.i . w . j.' and 'u.i . w . j.' use the same elements in different iterations"
            for (int j = 0; j < m; j++)
                u[i * w + j] = i;
    }
#pragma mint copy(u, fromDevice)
}

int main(void)
{
    rows(5, 9, 7);
    return 0;
}
