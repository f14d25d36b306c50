/* Rules: F8, C1. Two pointers into one array, so that equal subscripts are different elements. */
static double u[400];

static void copy_rows(int n, int m, double *from, double *to)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < n; i++) // want "'from' and 'to' are parts of 'u' that overlap"
            for (int j = 0; j < m; j++)
                to[i * m + j] = from[i * m + j];
    }
#pragma mint copy(u, fromDevice)
}

int main(void)
{
    copy_rows(10, 10, u, u + 200);
    copy_rows(10, 10, u, u + 10);
    return 0;
}
