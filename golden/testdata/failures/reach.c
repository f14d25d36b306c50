/* Rules: C6, X1. A loop that reaches beyond the extents of a copy. */
static void shift(int n, double (*u)[16], double (*v)[16])
{
#pragma mint copy(u, toDevice, 16, 16)
#pragma mint copy(v, toDevice, 16, 16)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < n; y++) // want "'u'.*y\+1|'u'.*"
            for (int x = 0; x < n; x++)
                v[y][x] = u[y + 1][x];
    }
}

static double u[17][16], v[17][16];

int main(void)
{
    shift(16, u, v);
    return 0;
}
