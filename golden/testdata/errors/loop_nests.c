/* Rules: F1, F2, F8. Nests whose loops depend on each other, and headers that C reads otherwise than they look. */
#define N 40
static double u[N], w[N][N];

void under_a_condition(int k)
{
#pragma mint parallel for nest(2)
    for (int i = 1; i < N; i++)
        for (int j = 0; j < N; j++)
            if (i > k)
                w[i][j] = w[i - 1][j]; // want "cannot prove that no other iteration reads the 'w.i - 1..j.'"
}

void never_ends(int n)
{
#pragma mint parallel for
    for (unsigned i = n; i >= 0; i--) // want "an unsigned value is always >= 0"
        u[i] = 1;
}

void not_a_bound(int n)
{
#pragma mint parallel for
    for (int i = 0; i == n; i++) // want "does not compare the index 'i' with a bound"
        u[i] = 1;
}

void real_bound(float n)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++) // want "is not an integer"
        u[i] = 1;
}

int left_by_a_triangle(void)
{
    int i, j, k;
#pragma mint parallel for nest(3)
    for (i = 0; i < N; i++)
        for (j = 0; j < i; j++)
            for (k = 0; k < 3; k++)
                w[i][j] = k;
    return k; // want "'k' is used after the parallel loops"
}

void triangle_in_place(void)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j <= i; j++)
            u[j] = i; // want "cannot prove that no other iteration writes the 'u.j.'"
}

void all_write_one(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[3] = i; // want "iteration i\+1 writes the element 'u.3.' that iteration i writes"
}

void may_leave_its_row(int n, int m, double *a)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        int j = 0;
        while (a[i * m] > j) {
            a[i * m + j] = 0; // want "cannot prove that no other iteration reads"
            j++;
        }
    }
}

void condition_between(int n)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++) // want "nest\(2\) asks for 2 parallel loops, but only 1 is perfectly nested here"
        if (i != n)
            for (int j = 0; j < N; j++)
                w[i][j] = 1;
#pragma mint parallel for nest(3)
    for (int i = 0; i < N; i++) { // want "nest\(3\) asks for 3 parallel loops, but only 1 is perfectly nested here"
        if (i != n) {
            for (int j = 0; j < N; j++)
                w[i][j] = 1;
        }
    }
}

void index_in_a_sum(int n, int m)
{
#pragma mint parallel for
    for (int i = 1; i + m < n; i++) // want "the condition does not compare the index 'i' with a bound"
        u[i] = 1;
#pragma mint parallel for
    for (int i = n - 2; i - 1 >= 0; i--) // want "the condition does not compare the index 'i' with a bound"
        u[i] = 1;
}

void value_of_an_inner_index(int i, int j)
{
    double s;
#pragma mint parallel for nest(2) private(s)
    for (i = 0; i < N; i++) { // want "nest.2. asks for 2 parallel loops, but only 1 is perfectly nested here"
        s = u[j];
        for (j = 0; j < N; j++)
            w[i][j] = s;
    }
}

/* Accesses that a macro makes are printed as they read behind it. */
#define EVERY(body) for (int i = 1; i < N - 1; i++) { body; }
#define FROM_LEFT u[i] = u[i - 1]
void made_by_a_macro(void)
{
#pragma mint parallel for
    EVERY(FROM_LEFT) // want "iteration i.1 reads the element 'u.i-1.' that iteration i writes as 'u.i.'"
}
