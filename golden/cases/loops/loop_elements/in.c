/* Rules: F2, C5. Bounds that are elements: of parallel loops, which the host reads on entry, and of serial ones, as in
   sparse matrices. Conditions and steps of serial loops that call functions of several statements. */
#include "../../field.h"

#define N 40
static int first[N + 1], column[4 * N];
static real entry[4 * N], x[N], y[N], square[N][N];
static const int part[4] = {1, 15, 16, 17};

typedef struct {
    int *limits, low[2];
} ranges;

/* The next column that is not below k, from entry e on. */
static int seek(const int *columns, int e, int end, int k)
{
    while (e < end) {
        if (columns[e] >= k)
            break;
        e++;
    }
    return e;
}

static int more(const int *columns, int e, int end)
{
    if (e >= end)
        return 0;
    return columns[e] % 5 != 4;
}

static void multiply(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        real sum = 0;
        for (int e = first[i]; e < first[i + 1]; e++)
            sum += entry[e] * x[column[e]];
        y[i] = sum;
    }
}

static void searches(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        int begin = first[i], end = first[i + 1], e = begin;
        for (int k = 0; seek(column, begin, end, k) < end; k += 7)
            y[i] += k;
        while (more(column, e, end)) {
            if (e++ % 2)
                continue;
            y[i] += entry[e - 1];
        }
        do
            y[i] += 1;
        while (more(column, ++e, end));
        for (e = begin; e < end; e = seek(column, e + 1, end, i / 2))
            y[i] += x[e % N];
    }
}

static void parts(ranges r, const int *limit, int k)
{
#pragma mint parallel
    {
#pragma mint for
        for (int i = limit[k]; i < limit[k + 1] + 1; i++)
            y[i] /= 2;
#pragma mint for nest(2)
        for (int j = r.low[k]; j < *r.limits; j++)
            for (int i = part[0]; i <= part[k + 1]; i++)
                square[j][i] += y[i - 1] - y[i] * 3;
#pragma mint for nest(2)
        for (int j = 0; j < k - 1; j++)
            for (int i = 0; i < limit[1000000 * k * k * k]; i++)
                square[j][i] = 0;
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), limits[4] = {1, 3, n - 2, n}, entries = 0;
    ranges r = {&limits[0], {0, 0}};

    for (int i = 0; i < N; i++) {
        first[i] = entries;
        for (int e = 0; e < (i * n) % 5 - 1; e++)
            column[entries++] = (7 * e + i) % N;
    }
    first[N] = entries;
    fill(entry, 4 * N, 1);
    fill(x, N, 2);
#pragma mint copy(column, toDevice)
#pragma mint copy(x, toDevice)
#pragma mint copy(y, toDevice)
    multiply();
    searches();
    parts(r, limits, 1);
    checksum("square", square, sizeof square);
#pragma mint copy(x, fromDevice)
#pragma mint copy(y, fromDevice)
    checksum("x", x, sizeof x);
    checksum("y", y, sizeof y);
    return 0;
}
