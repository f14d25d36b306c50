/* Rules: C6, X1. Accesses of which the host cannot tell whether they happen, or where they lead. The first argument is the number of a function
   below, the second how many elements are missing in the copy of an array that it uses: with some, the kernel stops at the access that leaves the
   array; with none, nothing stops. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 40, W = 8 };

static double out[N], all[N * W];
static int flag[N], at[N];
static double where[N];
static struct cell { double x; int to[3]; } cells[N];

static void under_flag(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        if (flag[i])
            out[i] += u[i + 1]; // 1: "array 'u': 'u\[i \+ 1\]' is element 39 here, but the array has the elements 0 to 37"
}

static void in_switch(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        switch (flag[i]) {
        case 1:
            out[i] += u[i + 1]; // 2: "'u\[i \+ 1\]' is element 39"
            break;
        default:
            out[i] = 3;
        }
}

static void in_while(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        int k = i;
        while (k < n) {
            out[i] += u[k]; // 3: "'u\[k\]' is element 38"
            k++;
        }
    }
}

static void behind_break(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        for (int k = i; k < n; k++) {
            if (u[k] < 0) // 4: "'u\[k\]' is element 38"
                break;
            out[i] += u[k];
        }
}

static void every_other(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        if (i % 2)
            out[i] = u[i]; // 5: "'u\[i\]' is element 39"
}

static void triangle(double (*u)[W], int n, int less)
{
#pragma mint copy(u, toDevice, W, n - less)
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < W; j++)
            if (i > j)
                u[i][j] += 1; // 6: "'u\[i\]\[j\]' is element 30. here, but the array has the elements 0 to 303"
#pragma mint copy(u, fromDevice, W, n - less)
}

static void by_index(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        out[i] = u[at[i]]; // 7: "'u\[at\[i\]\]' is element 3. here, but the array has the elements 0 to 37"
}

static void rows_by_index(double (*u)[W], int n, int less)
{
#pragma mint copy(u, toDevice, W, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        for (int j = 0; j < W; j++)
            out[i] += u[at[i]][j]; // 8: "'u\[at\[i\]\]\[j\]' is element 3[01]. here, but the array has the elements 0 to 303"
}

static void by_real(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        out[i] = u[(int)where[i]]; // 9: "'u\[\(int\)where\[i\]\]' is element 3"
}

static void scattered(double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for independent
    for (int i = 0; i < n; i++)
        u[at[i]] = out[i] + 1; // 10: "'u\[at\[i\]\]' is element 3"
#pragma mint copy(u, fromDevice, n - less)
}

static void counted(int *h, int n, int less)
{
#pragma mint copy(h, toDevice, n - less)
#pragma mint parallel for
    for (int b = 0; b < 1; b++)
        for (int i = 0; i < n; i++)
            h[at[i]]++; // 11: "'h\[at\[i\]\]' is element 3"
#pragma mint copy(h, fromDevice, n - less)
}

static void flattened(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, W, n - less)
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 1; j++)
            out[i] = u[i * W + at[j]] + u[at[i] * W + j]; // 12: "is element 3[01]. here, but the array has the elements 0 to 303"
}

static void row_pointers(double **u, int n, int less)
{
#pragma mint copy(u, toDevice, W, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        out[i] = u[at[i]][i % W]; // 13: "'u\[at\[i\]\]\[i % W\]' is element 3[01]. here, but the array has the elements 0 to 303"
}

static void short_rows(double **u, int n, int less)
{
#pragma mint copy(u, toDevice, W - less, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        out[i] = u[i][at[i] % W]; // 14: "subscript 2 of 'u\[i\]\[at\[i\] % W\]' is [67] here, but the extent is 6"
}

static void below(const double *u, int n, int less)
{
    const double *p = u + less;
#pragma mint copy(p, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        out[i] = p[at[i] - less]; // 15: "'p\[at\[i\] - less\]' is element -[12] here, but the array has the elements 0 to 37"
}

static void from_within(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
    const double *p = u + 5;
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        out[i] = p[at[i] - 5]; // 16: "'p\[at\[i\] - 5\]' is element 3[34] here, but the array has the elements -5 to 32"
}

static void chosen(const double *u, int n, int less)
{
    const double *a = u, *b = out;
#pragma mint copy(a, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        const double *c = flag[i] ? a : b;
        where[i] += c[i]; // 17: "is element 38"
    }
}

static void members(struct cell *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for independent
    for (int i = 0; i < n; i++)
        u[at[i]].to[i % 3] = i; // 18: "is element 3. here, but the array has the elements 0 to 37"
#pragma mint copy(u, fromDevice, n - less)
}

static void planes(double (*u)[4][W], int n, int less)
{
#pragma mint copy(u, toDevice, W, 4, n - less)
#pragma mint parallel for nest(3)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 4; j++)
            for (int k = 0; k < W; k++)
                if (flag[i] && (j + k) % 2)
                    u[i][j][k] += 1; // 19: "'u\[i\]\[j\]\[k\]' is element 1248 here|'u\[i\]\[j\]\[k\]' is element 12.. here"
#pragma mint copy(u, fromDevice, W, 4, n - less)
}

static void sum_of_some(const double *u, int n, int less)
{
    double s = 0;
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for reduction(+ : s)
    for (int i = 0; i < n; i++)
        if (flag[i])
            s += u[i + 1]; // 20: "'u\[i \+ 1\]' is element 39"
    out[0] = s;
}

static void steps(double (*u)[W], double (*v)[W], int n, int less)
{
#pragma mint copy(u, toDevice, W, n - less)
#pragma mint copy(v, toDevice, W, n - less)
#pragma mint trapezoid height(4)
#pragma mint parallel
    for (int t = 0; t < 11; t++) {
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < W; j++)
                if (flag[i] && j % 7)
                    v[i][j] = u[i][j] / 2 + (u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) / 8; // 21: "'[uv]\[i( \+ 1)?\]\[j( [-+] 1)?\]' is element 30. here|'u\[i \+ 1\]\[j\]' is element 31. here"
        double (*w)[W] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, W, n - less)
#pragma mint copy(v, fromDevice, W, n - less)
}

static void changing_steps(double (*u)[W], double (*v)[W], int n, int less)
{
#pragma mint copy(u, toDevice, W, n - less)
#pragma mint copy(v, toDevice, W, n - less)
#pragma mint trapezoid height(4)
#pragma mint parallel
    for (int t = 0; t < 11; t++) {
#pragma mint for nest(2)
        for (int i = 0; i < n - 2; i++)
            for (int j = 1; j < W - 1; j++)
                v[i][j] = u[i][j] > t + 4 ? u[i][j - 1] / 2 + t : u[i + 1][j] + 1; // 22: "'u\[i \+ 1\]\[j\]' is element 30. here"
        double (*w)[W] = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, W, n - less)
#pragma mint copy(v, fromDevice, W, n - less)
}

#define MIN(a, b) ((a) <= (b) ? (a) : (b))

static void least(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++) { // 23: "array 'u': subscript \[i\+1\] goes from 1 to 39, but the array has 38 elements"
        double m = 3;
        if (i < n - 1)
            m = MIN(m, u[i + 1]);
        out[i] = m;
    }
}

static void least_elsewhere(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        double m = 3;
        if (i < n - 5)
            m = MIN(m, u[i + 1]);
        if (i > 7 && flag[i])
            m -= u[i + 1]; // 24: "'u\[i \+ 1\]' is element 39"
        out[i] = m;
    }
}

static void least_of_some(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        double m = 3;
        if (i > 0) {
            if (!flag[i])
                continue;
            m = MIN(m, u[i + 1]); // 25: "'MIN\(m, u\[i \+ 1\]\)' is element 39"
        }
        out[i] = m;
    }
}

static void either_way(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++) // 26: "array 'u': subscript \[i\] goes from 0 to 39, but the array has 38 elements"
        if (flag[i])
            out[i] = at[i] % 2 ? u[i] : -u[i];
        else
            out[i] = u[i] / 2;
}

static void not_each_way(const double *u, int n, int less)
{
#pragma mint copy(u, toDevice, n - less)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        if (flag[i]) {
            out[i] = u[i + 1]; // 27: "'u\[i \+ 1\]' is element 39"
        } else {
            if (i > 3)
                continue;
            out[i] = u[i + 1] / 2;
        }
}

int main(int argc, char **argv)
{
    int kind = argc > 1 ? atoi(argv[1]) : 0, less = argc > 2 ? atoi(argv[2]) : 0;
    double *rows[N], sum = 0;
    static double copy[N][W];
    int counts[N] = {0};

    for (int i = 0; i < N; i++) {
        at[i] = (i * 7 + 3) % N;
        where[i] = at[i] + 0.5;
        flag[i] = i % 3 == 2 && i + 1 < N;
        rows[i] = all + (N - 1 - i) * W;
        cells[i].x = i;
    }
    for (int i = 0; i < N * W; i++)
        all[i] = 1 + i % 10;
    memcpy(copy, all, sizeof copy);
    switch (kind) {
    case 1: under_flag(all, N, less); break;
    case 2: in_switch(all, N, less); break;
    case 3: in_while(all, N, less); break;
    case 4: behind_break(all, N, less); break;
    case 5: every_other(all, N, less); break;
    case 6: triangle((double (*)[W])all, N, less); break;
    case 7: by_index(all, N, less); break;
    case 8: rows_by_index((double (*)[W])all, N, less); break;
    case 9: by_real(all, N, less); break;
    case 10: scattered(all, N, less); break;
    case 11: counted(counts, N, less); break;
    case 12: flattened(all, N, less); break;
    case 13: row_pointers(rows, N, less); break;
    case 14: short_rows(rows, N, less); break;
    case 15: below(all, N, less); break;
    case 16: from_within(all, N, less); break;
    case 17: chosen(all, N, less); break;
    case 18: members(cells, N, less); break;
    case 19: planes((double (*)[4][W])calloc(N * 4 * W, sizeof(double)), N, less); break;
    case 20: sum_of_some(all, N, less); break;
    case 21: steps((double (*)[W])all, copy, N, less); break;
    case 22: changing_steps((double (*)[W])all, copy, N, less); break;
    case 23: least(all, N, less); break;
    case 24: least_elsewhere(all, N, less); break;
    case 25: least_of_some(all, N, less); break;
    case 26: either_way(all, N, less); break;
    case 27: not_each_way(all, N, less); break;
    }
    for (int i = 0; i < N; i++)
        sum += out[i] * (i + 1) + where[i] + counts[i] * i + cells[i].to[0] + all[i] + all[N * W - 1 - i];
    printf("%.17g\n", sum);
    return 0;
}
