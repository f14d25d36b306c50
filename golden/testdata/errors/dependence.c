/* Rules: F8. Iterations that need each other; both accesses, the distance and two iterations are named. */
#define N 40
static double u[N][N], v[N];

void carried(void)
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < N - 1; y++)
        for (int x = 1; x < N; x++)
            u[y][x] = u[y][x - 1] + u[y + 1][x]; // want "iteration \(y, x.1\) .* that iteration \(y, x\) writes as 'u\[y\]\[x\]'"
}

void same_element(void)
{
#pragma mint parallel for
    for (int y = 0; y < N; y++)
        v[3] = u[y][0]; // want "writes the element 'v\[3\]'"
}

void gauss_seidel(void)
{
#pragma mint parallel for
    for (int i = 2; i < N - 2; i += 2)
        v[i] = v[i - 2] + v[i + 2]; // want "iteration i.2 reads the element"
}

void known_levels(double *a)
{
    int n = 33;

#pragma mint copy(a, toDevice, 67, n, 2)
#pragma mint parallel for nest(2)
    for (int i = 2; i < n; i++)
        for (int j = 2; j < 65; j++)
            a[i * 67 + j] = a[29 * 67 + (i - 2) * 67 + j]; // want "iteration \(i-27, j\) reads the element"
#pragma mint copy(a, fromDevice, 67, n, 2)
}

static double seidel[N][N];

void claimed(int n)
{
#pragma mint parallel for nest(2) independent
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++)
            seidel[i][j] = 0.25 * (seidel[i - 1][j] + seidel[i + 1][j]); // want "iteration \(i\+1, j\) reads the element 'seidel\[i - 1\]\[j\]' that iteration \(i, j\) writes"
}

void far_apart(double *a, int n)
{
#pragma mint parallel for independent
    for (int i = 0; i < n; i++)
        a[i] = a[i + 1000];
}

void narrowed_guard(void)
{
#pragma mint parallel for
    for (int i = 0; i < 1024; i++)
        if (!(unsigned char)i) // which holds for 256, too
            v[0] = u[0][i % N]; // want "cannot prove that no other iteration writes the 'v\[0\]'"
}

void truncated_remainder(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        if ((_Bool)(i % 3) == 1) // twice in three iterations
            v[i / 3] = i; // want "cannot prove"
}

void unsigned_guard(unsigned n)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        if (i - 5u < n) // large for i below 5
            v[i < 5 ? 0 : i] = i; // want "cannot prove"
}

void index_by_address(void)
{
#pragma mint parallel for
    for (int i = 0; i < 10; i++)
        for (int k = 0; k < 4; k++) {
            double m = __builtin_frexp(u[0][i], &k);
            v[i * 4 + k] = m; // want "'v\[i \* 4 \+ k\]'"
        }
}

// What only an inner loop's iterations share: that loop can run in order.
void sums_of_rows(void)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            v[i] += u[i][j]; // want "iteration .i, j.1. reads the element 'v\[i\]' that iteration .i, j. writes as 'v\[i\]'"
}

static double cube[N][N][N];

/* nest(2) would not do: the loop over j is one of those in which iterations meet. */
void inner_loops(void)
{
#pragma mint parallel for nest(3)
    for (int i = 1; i < N - 1; i++)
        for (int j = 1; j < N - 1; j++)
            for (int k = 1; k < N - 1; k++)
                cube[i][j][k] = cube[i][j][k - 1] + cube[i][j - 1][k]; // want "iteration \(i, j, k\+1\) reads the element"
}

void either_colour(int black) // by a condition that neighbours need not agree in
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < N - 1; y++)
        for (int x = 1; x < N - 1; x++) {
            if (y < x) {
                if ((y + x) % 2)
                    continue;
            } else if ((y + x) % 2 == 0)
                continue;
            u[y][x] = u[y][x - 1] + u[y - 1][x]; // want "cannot prove that no other iteration reads the 'u\[y\]\[x - 1\]'"
        }
#pragma mint parallel for nest(2)
    for (int y = 1; y < N - 1; y++)
        for (int x = 1; x < N - 1; x++) {
            if (black == 1) {
                if ((y + x) % 2)
                    continue;
            } else if (black == 0 && (y + x) % 2 == 0)
                continue;
            u[y][x] = u[y][x - 1] + u[y - 1][x]; // want "cannot prove that no other iteration reads the 'u\[y\]\[x - 1\]'"
        }
}
