/* Rules: C4, F2. Counters and pointers that serial loops of a nest move on by constants: at++, q[at++], *p++, in the body and in the
   header, in loops of loops, up and down. Indices that are declared apart count from where each of their loops starts. */
#include "../../field.h"

enum { NY = 12, NX = 20 };
static real u[NY][NX], v[NY][NX], q[NY * 24], w[9], z[NY * NX];

/* A sum with weights that moves through a row by a pointer of its own. */
static real weighted(const real *p, int n)
{
    real s = 0;
    int at = 0;

    for (int k = 0; k < n; k++)
        s += *p++ * w[at++ % 9];
    return s;
}

static void box(void)
{
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y < NY - 1; y++)
            for (int x = 1; x < NX - 1; x++) {
                real s = 0;
                int at = 0;
                for (int dy = -1; dy <= 1; dy++)
                    for (int dx = -1; dx <= 1; dx++)
                        s += w[at++] * u[y + dy][x + dx];
                v[y][x] = s + at;
            }
#pragma mint for nest(2)
        for (int y = 1; y < NY - 1; y++)
            for (int x = 1; x < NX - 1; x++) {
                int at = 9, left = 3;
                for (int dy = 1; dy >= -1; dy--) {
                    left--;
                    for (int dx = 1; dx > -2; dx--) {
                        at--;
                        v[y][x] += w[at] * u[y + dy][x + dx] * left;
                    }
                }
            }
    }
}

static void old_style(int n, int m, real *out, const real *in)
{
    int y, x, c, at, k, e;
    real *p;
    const real *r;

#pragma mint parallel
    {
#pragma mint for
        for (y = 0; y < n; y++) {
            p = out + y * m;
            r = in + y * m;
            for (x = 0; x < m; x++)
                *p++ = *r++ * 2;
        }
#pragma mint for private(at)
        for (y = 0; y < n; y++) {
            at = y * 24;
            for (c = 0; c < 8; c++) {
                q[at++] += 1;
                q[at++] += c;
                q[at++] -= 3;
            }
            at = 24 * y + 23;
            for (c = 8; c > 0; c -= 4, at -= 4)
                q[at] *= 2, q[at - 8] -= c;
        }
#pragma mint for private(e)
        for (y = 0; y < n; y++) {
            e = y * 24;
            for (c = 0; c < 2; c++) {
                for (k = 0; k < 4; k++) {
                    q[e] += 1;
                    e += 2;
                    q[e - 1] *= 2;
                }
                q[++e] -= c;
                e++;
                e += 2;
            }
            q[e - 1] += e;
        }
    }
}

static void rows(int n, int m, real *out, const real *in)
{
    int c;

#pragma mint parallel
    {
#pragma mint for
        for (int y = 0; y < n; y++) {
            real *p = &out[y * m];
            for (c = 1; c > 0; c--)
                *p++ += c;
            *--p = 7;
            for (c = 0; c < m - 1; c += 2, p += 2) {
                p[0] += c;
                p[1] -= y;
            }
        }
#pragma mint for
        for (int y = 0; y < n; y++) {
            const real *a = in + y * m;
            real *b = out + y * m + m - 1;
            int left = m;
            size_t far = 1;
            (void)a;
            for (int x = 0; x < m; x++) {
                real t = *a++;
                left--, far += 3;
                *b-- += t * left + far;
            }
        }
#pragma mint for
        for (int y = 0; y < n; y++) {
            int found = 0;
            for (int x = 0; x < m; x++) { /* it is left: the counter counts */
                if (in[y * m + x] > 0.9)
                    break;
                found++;
            }
            out[y * m] += found + weighted(&in[y * m], m);
        }
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, NY), m = size_argument(argc, argv, 2, NX);
    static real in[NY * NX];

    fill(&u[0][0], NY * NX, 1);
    fill(&v[0][0], NY * NX, 2);
    fill(q, NY * 24, 3);
    fill(w, 9, 4);
    fill(z, NY * NX, 5);
    fill(in, NY * NX, 6);
    box();
#pragma mint copy(z, toDevice)
#pragma mint copy(in, toDevice)
    old_style(n, m, z, in);
    rows(n, m, z, in);
#pragma mint copy(z, fromDevice)
    checksum("v", v, sizeof v);
    checksum("q", q, sizeof q);
    checksum("z", z, sizeof z);
    return 0;
}
