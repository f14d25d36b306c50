/* Rules: R1, R3. Single blocks of a function whose callers have mapped the arrays, or have not. */
#include "../../field.h"

/* `edge` may be on the device or not; `trace` is the host's. */
void mark(int n, int steps, real *u, real *edge, real *trace)
{
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for
            for (int i = 1; i < n; i++)
                u[i] = u[i] / 2;
#pragma mint single
            {
                edge[0] = u[n - 1] + t;
                edge[n - 1] -= 2 * edge[0];
                trace[t] = edge[0]++;
                u[0] = edge[n - 1];
            }
        }
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real *u = (real *)malloc(n * sizeof(real)), *edge = (real *)malloc(n * sizeof(real)), trace[4] = {0};

    fill(u, n, 1);
    fill(edge, n, 2);
    {
#pragma mint copy(u, toDevice, n)
        mark(n, 3, u, edge, trace);
#pragma mint copy(u, fromDevice, n)
        checksum("u", u, n * sizeof(real));
        checksum("edge", edge, n * sizeof(real));
#pragma mint copy(edge, toDevice, n)
        mark(n, 4, u, edge, trace);
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(edge, fromDevice, n)
    }
    checksum("u", u, n * sizeof(real));
    checksum("edge", edge, n * sizeof(real));
    checksum("trace", trace, sizeof trace);
    return 0;
}
