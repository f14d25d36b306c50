/* Rules: T1, T2, N1. A box in blocks that stay, whose body uses its indices and reads an array beside that no step writes; cells of float, and
 * arithmetic in double. A nest of three loops is none for such blocks: its steps are launched singly. */
#include "../../field.h"

static void plane(int n, int m, int steps, float *f, float *g, const real *k)
{
#pragma mint copy(f, toDevice, n + 2, m + 2)
#pragma mint copy(g, toDevice, n + 2, m + 2)
#pragma mint copy(k, toDevice, n + 2, m + 2)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y <= m; y++)
            for (int x = 1; x <= n; x++) {
                double corners = 0.3 * f[(y - 1) * (n + 2) + x - 1] - 0.2 * f[(y + 1) * (n + 2) + x + 1] + 0.1 * f[(y - 1) * (n + 2) + x + 1];
                g[y * (n + 2) + x] = 0.5 * f[y * (n + 2) + x] + corners + 0.01 * (k[y * (n + 2) + x + 1] - k[(y - 1) * (n + 2) + x]) + 0.001 * (x + 2 * y);
            }
        float *w = f;
        f = g;
        g = w;
    }
#pragma mint copy(f, fromDevice, n + 2, m + 2)
#pragma mint copy(g, fromDevice, n + 2, m + 2)
    checksum("f", f, sizeof(float) * (n + 2) * (m + 2));
    checksum("g", g, sizeof(float) * (n + 2) * (m + 2));
}

static void cube(int n, int steps, real ***u, real ***v)
{
#pragma mint copy(u, toDevice, n + 2, n + 2, n + 2)
#pragma mint copy(v, toDevice, n + 2, n + 2, n + 2)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int z = 1; z <= n; z++)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[z][y][x] = (real)0.1 * (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y][x - 1]) + (real)0.2 * u[z][y + 1][x];
        real ***w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n + 2, n + 2, n + 2)
    checksum("u", u[0][0], sizeof(real) * (n + 2) * (n + 2) * (n + 2));
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), m = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 7);
    size_t cells = (size_t)(n + 2) * (m + 2);
    float *f = (float *)malloc(cells * sizeof *f), *g = (float *)malloc(cells * sizeof *g);
    real **k = new_rows(m + 2, n + 2), ***u = new_planes(8, 8, 8), ***v = new_planes(8, 8, 8);
    for (size_t i = 0; i < cells; i++) {
        f[i] = (float)(i % 17) / 16;
        g[i] = (float)(i % 13) / 8;
    }
    fill(k[0], cells, 1);
    fill(u[0][0], 512, 2);
    fill(v[0][0], 512, 3);
    plane(n, m, steps, f, g, k[0]);
    cube(6, steps, u, v);
    return 0;
}
