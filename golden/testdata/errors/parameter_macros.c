/* Rules: X1. Parameters of variable size of which a macro makes a part together with another. */
#define ROWS [n]
#define POINTER double *
#define ONE_MORE (n + 1)
#define EXTENT(a) [a]

void by_rows(int n, double (*u)ROWS) // want "macro .ROWS. makes a C construct"
{
#pragma mint copy(u, toDevice, n, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i][i] = 1;
#pragma mint copy(u, fromDevice, n, n)
}

void by_pointer(int n, double m, POINTER u[n]) // want "macro .POINTER. makes a C construct"
{
    u[0][0] = m;
}

/* Right: a macro makes a whole extent, or an argument of it is one. */
double whole(int n, double (*u)[ONE_MORE], double v[]EXTENT(n))
{
    return u[0][n] + v[0][1];
}
