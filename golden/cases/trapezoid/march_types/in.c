/* Rules: T1, T2, N1. Trapezoid case 15. Each step narrows to the type of the cells: float with arithmetic in double, short, unsigned; a body with a condition. */
#include "../../field.h"

static void step_all(int n, int m, int steps, float *f, float *g, short *s, short *r, unsigned *a, unsigned *b)
{
#pragma mint copy(f, toDevice, n + 2, m + 2)
#pragma mint copy(g, toDevice, n + 2, m + 2)
#pragma mint copy(s, toDevice, n + 2, m + 2)
#pragma mint copy(r, toDevice, n + 2, m + 2)
#pragma mint copy(a, toDevice, n + 2, m + 2)
#pragma mint copy(b, toDevice, n + 2, m + 2)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= m; y++)
                for (int x = 1; x <= n; x++)
                    g[y * (n + 2) + x] = 0.1 * f[(y - 1) * (n + 2) + x] + 0.3 * f[(y + 1) * (n + 2) + x] + 0.2 * f[y * (n + 2) + x - 1] + 0.37 * f[y * (n + 2) + x + 1];
            float *w = f;
            f = g;
            g = w;
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= m; y++)
                for (int x = 1; x <= n; x++) {
                    int sum = s[(y - 1) * (n + 2) + x] + s[(y + 1) * (n + 2) + x] + s[y * (n + 2) + x - 1] + s[y * (n + 2) + x + 1];
                    if (sum & 1)
                        sum = sum * 3 + 1;
                    r[y * (n + 2) + x] = (short)(sum & 1023);
                }
            short *w = s;
            s = r;
            r = w;
        }
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int y = 1; y <= m; y++)
                for (int x = 1; x <= n; x++)
                    b[y * (n + 2) + x] = a[(y - 1) * (n + 2) + x] + a[(y + 1) * (n + 2) + x] * 3u + (a[y * (n + 2) + x - 1] ^ a[y * (n + 2) + x + 1]);
            unsigned *w = a;
            a = b;
            b = w;
        }
    }
#pragma mint copy(f, fromDevice, n + 2, m + 2)
#pragma mint copy(s, fromDevice, n + 2, m + 2)
#pragma mint copy(a, fromDevice, n + 2, m + 2)
    checksum("f", f, sizeof(float) * (n + 2) * (m + 2));
    checksum("s", s, sizeof(short) * (n + 2) * (m + 2));
    checksum("a", a, sizeof(unsigned) * (n + 2) * (m + 2));
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), m = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 7);
    size_t cells = (size_t)(n + 2) * (m + 2);
    float *f = (float *)malloc(cells * sizeof *f), *g = (float *)malloc(cells * sizeof *g);
    short *s = (short *)malloc(cells * sizeof *s), *r = (short *)malloc(cells * sizeof *r);
    unsigned *a = (unsigned *)malloc(cells * sizeof *a), *b = (unsigned *)malloc(cells * sizeof *b);

    for (size_t i = 0; i < cells; i++) {
        f[i] = (float)noise(i);
        g[i] = (float)noise(i + 7);
        s[i] = (short)(i * 37 % 911);
        r[i] = (short)(i * 31 % 871);
        a[i] = (unsigned)i * 2654435761u;
        b[i] = (unsigned)i * 40503u;
    }
    step_all(n, m, steps, f, g, s, r, a, b);
    return 0;
}
