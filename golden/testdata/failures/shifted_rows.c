/* Rules: F8, C1. Rows of one array under two names, so that one iteration reads what another writes. */
static double u[20][10];

static void copy_rows(int n, double (*from)[10], double (*to)[10])
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++) // want "'from' and 'to' are parts of 'u' that overlap: .* of 'from.i..j.' and of 'to.i..j.'"
        for (int j = 0; j < 10; j++)
            to[i][j] = from[i][j];
}

int main(void)
{
#pragma mint copy(u, toDevice)
    copy_rows(10, u, u + 10);
    copy_rows(10, u, u);
    copy_rows(10, u + 1, u);
    return 0;
}
