/* Rules: F8. Subscripts that nothing is known of: both accesses are named, and 'independent' is offered. */
#define N 40
static double u[N * N], v[N];
static int order[N];

void scatter(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[order[i]] = u[i]; // want "cannot prove that no other iteration writes"
}

void flattened(int w)
{
#pragma mint parallel for nest(2)
    for (int y = 0; y < N; y++)
        for (int x = 0; x < N; x++)
            u[y * y + w * x] = 1; // want "cannot prove that no other iteration writes"
}

void narrowed(void)
{
#pragma mint parallel for
    for (int i = 0; i < 600; i++)
        u[(unsigned char)i] = 1; // want "cannot prove that no other iteration writes"
}

#define MIN(a, b) ((a) < (b) ? (a) : (b))
static double w[N][N];

// Two ranges over k that are one cannot be told apart by the host either.
void coloured(int n)
{
#pragma mint parallel for
    for (int i = 1; i < n; i++)
        for (int j = 0; j * j < MIN(i, n - 1); j++)
            for (int k = 0; k < n; k++)
                if (((i + j + k) & 1) == 1)
                    w[i + j][k] += w[i - 1 + j][k]; // want "cannot prove that no other iteration reads"
}

struct patch {
    double u[8][8];
} patches[8], others[8];

void arrays_in_structs(int n)
{
#pragma mint parallel for nest(3)
    for (int k = 0; k < 8; k++)
        for (int i = 0; i < 8; i++)
            for (int j = 0; j < n; j++)
                others[k].u[i][j] = patches[k].u[i][j]; // want "cannot prove that no other iteration writes the 'others\[k\].u'"
#pragma mint parallel for nest(3) independent
    for (int k = 0; k < 8; k++)
        for (int i = 0; i < 8; i++)
            for (int j = 0; j < n; j++)
                others[k].u[i][j] += patches[k].u[i][j];
#pragma mint parallel for nest(3)
    for (int k = 0; k < 8; k++)
        for (int i = 0; i < 8; i++)
            for (int j = 1; j < 8; j++)
                others[k].u[i][j] = others[k].u[i][j - 1]; // want "iteration \(k, i, j\+1\) reads the element 'others\[k\].u'"
}

void histogram(int *count, const unsigned char *grey)
{
#pragma mint copy(count, toDevice, 16)
#pragma mint copy(grey, toDevice, 100)
#pragma mint parallel for
    for (int i = 0; i < 100; i++)
        count[grey[i] >> 4]++; // want "cannot prove that no other iteration reads the 'count\[grey\[i\] >> 4\]'"
#pragma mint copy(count, fromDevice, 16)
}

void tiles_that_overlap(int n)
{
    static double u[1000], v[1000];
#pragma mint parallel for
    for (int ii = 0; ii < n; ii += 8)
        for (int i = ii; i <= ii + 8; i++)
            v[i] = u[i]; // want "cannot prove that no other iteration writes the 'v\[i\]'"
#pragma mint parallel for
    for (int ii = n; ii > 0; ii -= 8)
        for (int i = ii; i < ii + 9; i++)
            v[i] = u[i]; // want "cannot prove that no other iteration writes the 'v\[i\]'"
}
