/* Rules: F3. Local pointers that statements of their block give other values: assigned after the declaration, moved. */
#include "../../field.h"

#define N 31
static real u[N][N + 9], v[N][N + 9], list[N * 3];

static real three(const real *a, int stride)
{
    const real *p = a;
    real sum = *p;

    p += stride;
    sum += *p * 2;
    p = p + stride;
    {
        const real *q;
        q = p;
        --q;
        sum -= q[1] / 4;
    }
    return sum;
}

/* The parameter itself moves. */
static real pair(const real *a, real *out)
{
    const real *second = &a[1];

    a += 2;
    out++;
    out[0] = *a - a[-1];
    return *second;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);

    fill(&u[0][0], sizeof u / sizeof(real), 1);
    fill(&v[0][0], sizeof v / sizeof(real), 2);
    fill(list, N * 3, 3);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(list, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i <= n; i++) {
            const real *row, *next;
            real *to = v[i], local[4] = {1, 2, 3, 4}, *part;
            int k;

            row = u[i], next = row + 2;
            part = local, k = 2, part++;
            for (int j = 0; j < n; j++)
                to[j] += row[j + 1] - next[j] * part[j % 3];
            row = u[i - 1];
            k++;
            to += k;
            k = 0;
            to[0] = row[k] + three(&u[i][i], 1);
            part -= 1;
            if (i > 2)
                to[1] = part[2];
        }
#pragma mint for
        for (int i = 0; i < n; i++) {
            real *p = list;
            p += 3 * i;
            *p = 1;
            p++;
            *p += three(u[i], 4);
            *p += pair(u[i], p);
            ++p;
            p[0] = p[0] * 2;
        }
    }
#pragma mint copy(v, fromDevice)
#pragma mint copy(list, fromDevice)
    checksum("v", v, sizeof v);
    checksum("list", list, sizeof list);
    return 0;
}
