/* Rules: F7. More numbers in --size than any nest has loops, which is a warning. A nest of one loop beside one of two is none. Options: -Werror --size=64,32,8. */
void f(int n, double a[n][n], const double b[n][n])
{
#pragma mint copy(a, toDevice, n, n)
#pragma mint copy(b, toDevice, n, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++)
            a[0][i] = 0;
#pragma mint for nest(2) // want error "--size=64,32,8 has 3 numbers, but no nest has more parallel loops than this one, which has 2"
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                a[i][j] = b[i - 1][j] + b[i + 1][j];
    }
#pragma mint copy(a, fromDevice, n, n)
}
