/* Rules: F4, F9. The place of a largest or smallest value, with every clause that a user may try. */
#define N 100
static double u[N], v[N][N];

int unclaimed(void)
{
    double best = -1;
    int k = 0;
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        if (u[i] > best) {
            best = u[i]; // want "'best' is declared outside the parallel loop and written in it: every iteration would have its own"
            k = i; // want "'k' is declared outside the parallel loop and written in it: every iteration would have its own"
        }
    return k;
}

int reduced(void)
{
    double least = 9;
    int row = 0, column = 0;
#pragma mint parallel for nest(2) reduction(min: least)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            if (least > v[i][j]) { // want "'least' is in reduction\(min: ..\), and this is not an update by min"
                least = v[i][j];
                row = i; // want "'row' is declared outside the parallel loop"
                column = j; // want "'column' is declared outside the parallel loop"
            }
    return row * N + column;
}

int made_private(void)
{
    double best = -1;
    int k = 0;
#pragma mint parallel for reduction(max: best) private(k)
    for (int i = 0; i < N; i++)
        if (u[i] >= best) { // want "'best' is in reduction\(max: ..\), and this is not an update by max"
            best = u[i];
            k = i;
        }
    return k; // want "'k' is used after the parallel loop in which it is private, and not every iteration writes it"
}

int by_subscript(void)
{
    int k = 0;
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        if (u[i] < u[k])
            k = i; // want "'k' is declared outside the parallel loop and written in it: every iteration would have its own"
    return k;
}

int other_ways(void)
{
    double best = -1;
    float least = 9;
    int k = 0, where = 0, last = 0;
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        if (best < u[i])
            k = i, // want "'k' is declared outside the parallel loop"
                best = u[i]; // want "'best' is declared outside the parallel loop"
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        k = u[i] > best ? i : k; // want "'k' is declared outside the parallel loop"
        best = u[i] > best ? u[i] : best; // want "'best' is declared outside the parallel loop"
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        if (i > 2 && !(u[i] >= least)) {
            where = i; // want "'where' is declared outside the parallel loop"
            least = u[i]; // want "'least' is declared outside the parallel loop"
        }
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        if (u[i] > 3)
            last = i; // want "'last' is declared outside the parallel loop"
    return k + where + last;
}
