/* Rules: F5, F6, L2, C4. Subscripts that take something away from the index: loops that count from there, by type, step and use of the index, and some that do not. */
#include "../../field.h"
#define W 24

struct cell { real f[3]; int tag; };

static real u[W][W], v[W][W], g[W * W], h[W * W], c[W];
static struct cell cells[W];
static unsigned char mask[W][W];
static long marks[W];

static real rows(int y0, int y1, int x0, int x1, unsigned ub, size_t sb, long lb, short nb, int a, int b, size_t ld)
{
    real top = -1, sum = 0;
    int k = -1, j = -1, last = 0;
    unsigned q = 0;
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(g, toDevice)
#pragma mint copy(h, toDevice)
#pragma mint copy(c, toDevice)
#pragma mint copy(cells, toDevice)
#pragma mint copy(mask, toDevice)
#pragma mint copy(marks, toDevice)
#pragma mint parallel
    {
        /* The index as a value, in conditions, and after the loops. */
#pragma mint for nest(2)
        for (k = y0; k < y1; k++)
            for (j = x0; j < x1; j++)
                if (k - y0 > 1 && j > x0 && j < x1 - 1)
                    v[k - y0 + 1][j - x0 + 1] = u[k - y0][j - x0 + 1] + u[k - y0 + 1][j - x0] * k - u[k - y0 + 2][j - x0 + 1] / (real)(j * j + 1);
                else
                    v[k - y0 + 1][j - x0 + 1] = c[j - x0] + (k & 3);
        /* Unsigned indices and offsets; a step of 2; one that counts down. */
#pragma mint for nest(2)
        for (q = ub; q < ub + W - 4; q += 2)
            for (size_t s = sb; s < sb + (W - 3); s++)
                g[(q - ub + 1) * ld + (s - sb) + 1] = h[(q - ub) * ld + (s - sb)] + h[(q - ub + 2) * ld + (s - sb) + 2] + (real)(q % 5) + (real)(s % 3);
#pragma mint for nest(2)
        for (long m = lb + W - 2; m > lb; m--)
            for (short n = nb; n < nb + 20; n++)
                h[ld * (m - lb) + n - nb] = g[ld * (m - lb) + n - nb + 1] + (real)(m * n % 7);
        /* Two variables in the offset, the remainder of a neighbour, an array in a struct. */
#pragma mint for nest(2)
        for (int i = a - b; i < a - b + W; i++)
            for (int t = 0; t < 3; t++)
                cells[i - a + b].f[t] = c[i - a + b] * t + c[(i - a + b + W - 1) % W] + i;
        /* A reduction with a place, and the value of the last iteration. */
#pragma mint for nest(2) reduction(max: top) private(last)
        for (int i = y0; i < y1; i++)
            for (int t = x0; t < x1; t++) {
                last = i * 100 + t;
                if (v[i - y0][t - x0] > top)
                    top = v[i - y0][t - x0];
            }
#pragma mint for reduction(+: sum)
        for (int i = y0; i < y1; i++)
            sum += (real)(i * (int)(8 * c[i - y0]));
        /* Two nests with the same loops become one kernel; a loop inside has constant offsets. */
#pragma mint for nest(2)
        for (int i = y0 + 1; i < y1 - 1; i++)
            for (int t = x0 + 1; t < x1 - 1; t++) {
                real s = 0;
                for (int d = -1; d <= 1; d++)
                    s += v[i - y0][t - x0 + d];
                u[i - y0][t - x0] = s;
            }
#pragma mint for nest(2)
        for (int i = y0 + 1; i < y1 - 1; i++)
            for (int t = x0 + 1; t < x1 - 1; t++)
                mask[i - y0][t - x0] = u[i - y0][t - x0] > (real)(i - t) ? i : t;
        /* These stay: offsets that differ, an offset that nobody knows where it is not used, an inner loop that depends on the outer one. */
#pragma mint for
        for (int i = y0; i < y1; i++)
            marks[i - y0] = (long)c[i + b] + i;
#pragma mint for
        for (int i = 0; i < W; i++)
            if (mask[1][i] > 250)
                marks[i + a] = i;
#pragma mint for nest(2)
        for (int i = y0; i < y1; i++)
            for (int t = i; t < y1; t++)
                v[i - y0][t - y0] += c[t - y0];
    }
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
#pragma mint copy(g, fromDevice)
#pragma mint copy(h, fromDevice)
#pragma mint copy(cells, fromDevice)
#pragma mint copy(mask, fromDevice)
#pragma mint copy(marks, fromDevice)
    printf("%d %d %u %d\n", k, j, q, last);
    return top + sum;
}

int main(int argc, char **argv)
{
    int y0 = size_argument(argc, argv, 1, 5), x0 = size_argument(argc, argv, 2, -3), ny = size_argument(argc, argv, 3, 20), nx = size_argument(argc, argv, 4, 19);
    unsigned ub = size_argument(argc, argv, 5, 7);
    real result;

    fill(u[0], W * W, 1);
    fill(v[0], W * W, 2);
    fill(g, W * W, 3);
    fill(h, W * W, 4);
    fill(c, W, 5);
    result = rows(y0, y0 + ny, x0, x0 + nx, ub, (size_t)ub * 1000, (long)x0 * 1000000000, x0, y0, -y0, W);
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("g", g, sizeof g);
    checksum("h", h, sizeof h);
    checksum("cells", cells, sizeof cells);
    checksum("mask", mask, sizeof mask);
    checksum("marks", marks, sizeof marks);
    printf("%.10g\n", (double)result);
    return 0;
}
