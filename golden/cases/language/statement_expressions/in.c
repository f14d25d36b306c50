/* Rules: F3. Statement expressions of GNU C in nests: in values, subscripts, operands that may not be evaluated, headers of serial loops and functions.
   One that is a whole statement is a block. */
#include "../../field.h"

#define N 41
#define MAX(a, b) ({ __typeof__(a) a_ = (a); __typeof__(b) b_ = (b); a_ > b_ ? a_ : b_; })
#define MIN(a, b) ({ __typeof__(a) c_ = (a); __typeof__(b) d_ = (b); c_ < d_ ? c_ : d_; })
#define SWAP(a, b) ({ __typeof__(a) e_ = (a); (a) = (b); (b) = e_; })
#define AROUND(p) ({ real s_ = 0; for (int k = -1; k <= 1; k++) { if (k == 0) continue; s_ += (p)[k]; } s_; })

static real u[N][N], v[N][N], w[N];

static real bounded(real x)
{
    real square = ({ real t = x * x; t + 1; });

    return MIN(square, 3);
}

static void into(const real *p, real *q, int i) { q[i] = MAX(p[i], 1) + MIN(p[i], 2); }

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, N);

    fill(u[0], N * N, 1);
#pragma mint parallel for nest(2)
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++)
            v[y][x] = MAX(u[y][MAX(x - 1, 0)], MAX(u[y][MIN(x + 1, n - 1)], -2)) + (y > 3 ? MAX(u[y - 1][x], 0) : MIN(y, x) && MAX(x, y) > 2);
#pragma mint parallel for nest(2)
    for (int y = 1; y < n - 1; y++)
        for (int x = 1; x < n - 1; x++) {
            real sum = AROUND(&v[y][x]);

            while (MAX(sum, 1) > 2)
                sum /= 2;
            for (int k = 0; k < MIN(x, 3); k++)
                sum += k;
            real other = x;
            SWAP(sum, other);
            ({ if (x == 7) continue; other += 1; });
            u[y][x] = ({ if (sum < 0) sum - 1; (void)sum; sum * 2 - other; }) + bounded(sum);
        }
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        into(u[0], w, i);
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("w", w, sizeof w);
    return 0;
}
