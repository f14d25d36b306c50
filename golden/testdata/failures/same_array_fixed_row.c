/* Rules: F8, X1. A fixed row of one name is the row that iterations of another name write. */
static void spread(int n, double (*u)[8], double (*v)[8])
{
#pragma mint copy(u, toDevice, 8, n)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < n; y++) // want "'u'.*'v'|'v'.*'u'"
            for (int x = 0; x < 8; x++)
                v[y][x] = 2 * u[0][x];
    }
}

int main(void)
{
    static double u[8][8];

    spread(8, u, u);
    return 0;
}
