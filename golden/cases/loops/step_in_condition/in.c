/* Rules: F1, F9. Loops whose condition counts the index, before or after it compares it: those that count down are seen most. */
#include "../../field.h"

#define N 40

int main(int argc, char **argv)
{
    static real u[N], v[N], w[N];
    int n = size_argument(argc, argv, 1, N), i, total = 0;
    size_t k;

    fill(u, N, 1);
    fill(v, N, 2);
    fill(w, N, 3);
#pragma mint parallel
    {
#pragma mint for
        for (int i = n - 1; i-- > 1;)
            v[i] = u[i - 1] + u[i + 1];
#pragma mint for
        for (size_t k = n; k-- > 0;)
            w[k] += v[k];
#pragma mint for
        for (i = n; i--;)
            w[i] -= u[i];
#pragma mint for
        for (k = n; k--;)
            v[k] += w[k] / 2;
#pragma mint for reduction(+: total)
        for (int i = n - 1; --i >= 3;) {
            total += i;
            v[i] *= i;
        }
#pragma mint for
        for (int i = -1; ++i < n;)
            w[i] += v[i];
#pragma mint for
        for (int i = -1; i++ < n - 2;)
            w[i] *= 2;
        /* The first comparison ends it. */
#pragma mint for
        for (size_t k = 0; k-- > 0;)
            w[k] = 0;
        /* An index alone is compared with 0. */
#pragma mint for
        for (i = n - 1; i; i--)
            u[i] += w[i - 1];
#pragma mint for
        for (short k = -n; (k); ++k)
            v[-k - 1] += u[-k - 1];
    }
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("w", w, sizeof w);
    printf("%d %zu %d\n", i, k, total);
    return 0;
}
