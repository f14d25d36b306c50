/* Rules: F3, F6. Subscripts like those that stop at the edges, which do not: at another value than the loop's first or last, mirrored, where the
   array is written too or ends earlier, beside others that go on, in a nest with steps. Those that turn back in long stay long: in int they overflow. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 35), m = n + 3, far = 2147483647, near = far - 2;
    size_t cells = (size_t)m * m;
    real(*u)[m] = malloc(cells * sizeof(real)), (*v)[m] = malloc(cells * sizeof(real)), (*w)[m] = malloc(cells * sizeof(real));
    real(*s)[m - 1] = malloc((size_t)m * (m - 1) * sizeof(real));
    real(*p)[m] = malloc(cells * sizeof(real)), (*q)[m] = malloc(cells * sizeof(real)), (*r)[m] = malloc(cells * sizeof(real));

    fill(u[0], cells, 1);
    fill(v[0], cells, 2);
    fill(w[0], cells, 3);
    fill(p[0], cells, 4);
    fill(q[0], cells, 5);
    fill(r[0], cells, 6);
    fill(s[0], (size_t)m * (m - 1), 7);
#pragma mint copy(u, toDevice, m, m)
#pragma mint copy(v, toDevice, m, m)
#pragma mint copy(w, toDevice, m, m)
#pragma mint copy(p, toDevice, m, m)
#pragma mint copy(q, toDevice, m, m)
#pragma mint copy(r, toDevice, m, m)
#pragma mint copy(s, toDevice, m - 1, m)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++) {
                int beyond = x < n + 1 ? x + 1 : n + 1; /* the loop ends before */
                int inner = y > 1 ? y - 1 : 1;          /* not the first row */
                v[y][x] = u[y][beyond] + u[inner][x];
            }
#pragma mint for nest(2)
        for (int y = 0; y < m; y++)
            for (int x = 0; x < m; x++) { /* the rows of s are one cell shorter */
                v[y][x] -= s[y][x > 0 ? x - 1 : 0];
            }
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++) {
                int mirror = x == 0 ? 1 : x - 1, same = y <= 1 ? y : y - 1;
                w[y][x] = p[y][mirror] - p[same][x];
            }
#pragma mint for nest(2)
        for (int y = 0; y < n; y++)
            for (int x = 1; x < n; x++) {
                int left = x > 1 ? x - 1 : 1;
                q[y][x] += u[y][left] + u[y][x - 1] + (x > 4 ? p[y][left] : p[y][0]);
            }
#pragma mint for
        for (int x = 0; x < n; x++) {
            long back = x > 0 ? x - 1 : 1;
            v[n][x] = u[0][back + far - near] - u[1][(x > 0 ? x - 1 : 1L) + far - near];
        }
#pragma mint for nest(2) independent
        for (int y = 0; y < n; y += 2)
            for (int x = 0; x < n; x += 2) {
                int right = x < n - 1 ? x + 1 : n - 1, below = y < n - 1 ? y + 1 : n - 1;
                r[y][x] = r[y][x] * 2 + (right % 2 == 1 ? r[y][right] : (real)0.5) + q[below][x];
            }
    }
#pragma mint copy(v, fromDevice, m, m)
#pragma mint copy(w, fromDevice, m, m)
#pragma mint copy(q, fromDevice, m, m)
#pragma mint copy(r, fromDevice, m, m)
    checksum("v", v[0], cells * sizeof(real));
    checksum("w", w[0], cells * sizeof(real));
    checksum("q", q[0], cells * sizeof(real));
    checksum("r", r[0], cells * sizeof(real));
    return 0;
}
