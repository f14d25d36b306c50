/* Rules: R2. Private arrays and structs: every iteration has its own, and one that is read afterwards has the last iteration's elements. */
#include "../../field.h"

#define N 40
static real u[N + 4], v[N], w[N][N];

static real mean(const real *list, int count)
{
    real sum = 0;

    for (int i = 0; i < count; i++)
        sum += list[i];
    return sum / count;
}

struct span {
    real from, to, width[2];
};
static struct span over(real from, real to)
{
    struct span s = {from, to, {to - from, 1}};
    return s;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), k, l, digits[3] = {7, 8, 9};
    struct span whole, parts;
    real window[5], plane[2][3] = {{1}}, pair[2], sums[N], odd[2 * N];

    fill(u, N + 4, 1);
#pragma mint parallel private(window)
    {
#pragma mint for private(plane, k)
        for (int i = 0; i < n; i++) {
            for (k = 0; k < 5; k++)
                window[k] = u[i + k];
            window[0] += 1;
            for (k = 1; k < 4; k++)
                window[k] = (window[k - 1] + window[k + 1]) / 2;
            for (k = 0; k < 2; k++)
                for (int l = 2; l >= 0; l--)
                    plane[k][l] = window[k + l] * window[i % 5];
            v[i] = mean(window, 5) + plane[1][i % 3];
            if (i > 2)
                v[i] += plane[i % 2][0];
        }
#pragma mint for private(whole, parts)
        for (int i = 0; i < n; i++) { // structs: assigned as a whole, or member by member
            whole = over(v[i], u[i + 1]);
            parts.from = whole.width[0] * 2;
            if (i % 3)
                parts.to = parts.from + whole.to;
            else
                parts.to = 4;
            whole.from -= parts.to;
            v[i] = whole.from + parts.to * parts.from;
        }
#pragma mint for nest(2) private(digits, pair)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n - i - 2; j++) {
                window[2] = u[j];
                if (window[2] > (real)0.5)
                    pair[1] = 1, pair[0] = u[i];
                else
                    pair[0] = pair[1] = 3;
                digits[0] = j;
                digits[1] = i;
                digits[2] = digits[0] + digits[1];
                w[i][j] = pair[j % 2] + digits[2];
            }
#pragma mint for private(sums, odd, k, l)
        for (int i = 1; i < n - 1; i++) { // as many elements as n says, and parts of them
            for (k = 0; k < n; k++)
                sums[k] = w[i - 1][k] + w[i + 1][k];
            for (k = 1; k < n; k++) {
                l = 2 * k - 1;
                odd[l] = sums[k] - sums[k - 1];
            }
            for (k = 1; k < n - 1; k++) {
                l = 2 * k - 1;
                v[i] += sums[k - 1] + sums[k + 1] + odd[l] * odd[l + 2];
            }
        }
#pragma mint for private(sums, odd, k)
        for (int i = 0; i < n; i++) { // tridiagonal systems: each step of the loop reads what the step before assigned
            odd[0] = 0, sums[0] = w[i][0];
            for (k = 1; k < n - 1; k++) {
                odd[k] = 1 / (4 - odd[k - 1]);
                sums[k] = (w[i][k] + sums[k - 1]) * odd[k];
            }
            for (k = n - 2; k >= 1; k--)
                w[i][k] = sums[k] + odd[k] * w[i][k + 1];
        }
    }
    checksum("v", v, sizeof v);
    checksum("w", w, sizeof w);
    for (int i = 0; i < 6; i++)
        printf("%d %g %d\n", i, (double)plane[i / 3][i % 3], digits[i % 3]);
    return 0;
}
