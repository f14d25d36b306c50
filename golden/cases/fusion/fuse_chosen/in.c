/* Rules: R2, C5. Consecutive nests that are one kernel where arrays are different ones, which the host finds out at each
 * launch; every function is called with arrays that differ, and with arrays that are one. */
#include "../../field.h"

#define M 19

struct fields {
    int n;
    real **u, **v, **w;
};

/* w may be u: then the second nest writes what other iterations of the first read. */
static void copy_back(int n, real **u, real **v, real **w)
{
#pragma mint parallel
    {
#pragma mint for nest(2) nowait
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] = (u[y - 1][x] + u[y + 1][x]) / 2;
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                w[y][x] = v[y][x];
    }
}

/* b may be a. */
static void read_back(int n, real **u, real **a, real **b)
{
#pragma mint parallel
    {
#pragma mint for nest(2) nowait
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                a[y][x] = u[y][x] + 1;
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                u[y][x] = b[y][x] * 2;
    }
}

/* A step and its source, by pointers to planes; b may be v. */
static void step(int n, real (*u)[M][M], real (*v)[M][M], real (*b)[M][M])
{
#pragma mint parallel
    {
#pragma mint for nest(all)
        for (int z = 1; z <= n; z++)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[z][y][x] = (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z + 1][y][x]) / 4;
#pragma mint for nest(all)
        for (int z = 1; z <= n; z++)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[z][y][x] = v[z][y][x] + b[z][y][x] / 8;
    }
}

/* Three nests, each of which may change what the next one reads: b may be v, c may be w. */
static void chain(int n, real **u, real **v, real **w, real **b, real **c)
{
#pragma mint parallel
    {
#pragma mint for nest(2) nowait
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] = u[y][x - 1] - u[y + 1][x];
#pragma mint for nest(2) nowait
        for (int i = 1; i <= n; i++)
            for (int j = 1; j <= n; j++)
                w[i][j] = v[i][j] / 4 + b[i][j];
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] += w[y][x] * c[y][x];
    }
}

/* Members of a struct, results and two indices that the host reads. Without iterations no array is looked at. */
static real three(struct fields *f, int n, int *large)
{
    int y = 0, x = 0, count = 0;
    real sum = 0, last = 0;

#pragma mint parallel
    {
#pragma mint for nest(2)
        for (y = 1; y <= n; y++)
            for (x = 1; x <= n; x++)
                f->v[y][x] = f->u[y][x - 1] + f->u[y][x + 1];
#pragma mint for nest(2) reduction(max : sum) reduction(+ : count)
        for (y = 1; y <= n; y++)
            for (x = 1; x <= n; x++) {
                sum = f->w[y][x] > sum ? f->w[y][x] : sum;
                count += f->v[y][x] > 1;
            }
#pragma mint for nest(2) private(last)
        for (y = 1; y <= n; y++)
            for (x = 1; x <= n; x++) {
                last = f->v[y][x] / 2;
                f->w[y][x] = last;
            }
    }
    *large += count + 1000 * y + x;
    return sum + last;
}

/* One subscript; the arrays may also be parts of one, which are used by separate kernels. */
static void flat(int n, const real *a, real *b, const real *c)
{
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i != n; i++)
            b[i] = a[i - 1] + a[i + 1];
#pragma mint for
        for (int i = 1; i != n; i++)
            b[i] *= c[i];
    }
}

static void rows(int n)
{
    int w = n + 2, large = 0;
    real **u = new_rows(w, w), **v = new_rows(w, w), **p = new_rows(w, w), sum = 0;
    struct fields f = {n, u, v, p};

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
    fill(p[0], (size_t)w * w, 3);
#pragma mint copy(u, toDevice, w, w)
#pragma mint copy(v, toDevice, w, w)
#pragma mint copy(p, toDevice, w, w)
    copy_back(n, u, v, p);
    copy_back(n, u, v, u);
    read_back(n, u, v, p);
    read_back(n, u, v, v);
    chain(n, u, v, p, u, u);
    chain(n, u, v, p, v, u);
    chain(n, u, v, p, u, p);
    sum += three(&f, n, &large);
    f.w = f.v;
    sum += three(&f, n, &large);
    f.w = f.u;
    sum += three(&f, n, &large);
    sum += three(NULL, 0, &large);
#pragma mint copy(u, fromDevice, w, w)
#pragma mint copy(v, fromDevice, w, w)
#pragma mint copy(p, fromDevice, w, w)
    checksum("u", u[0], (size_t)w * w * sizeof(real));
    checksum("v", v[0], (size_t)w * w * sizeof(real));
    checksum("p", p[0], (size_t)w * w * sizeof(real));
    printf("sum %.17g, count %d\n", (double)sum, large);
}

static void planes(int n)
{
    static real a[M][M][M], b[M][M][M], c[M][M][M];

    fill(a[0][0], sizeof a / sizeof(real), 4);
    fill(b[0][0], sizeof b / sizeof(real), 5);
    fill(c[0][0], sizeof c / sizeof(real), 6);
#pragma mint copy(a, toDevice)
#pragma mint copy(b, toDevice)
#pragma mint copy(c, toDevice)
    step(n, a, b, c);
    step(n, b, a, a);
    step(n, a, b, c);
#pragma mint copy(b, fromDevice)
    checksum("planes", b, sizeof b);
}

static void lines(int n)
{
    int w = 3 * n + 6;
    real *a = (real *)malloc(w * sizeof(real)), *b = (real *)malloc(w * sizeof(real)), *c = (real *)malloc(w * sizeof(real));

    fill(a, w, 7);
    fill(b, w, 8);
    fill(c, w, 9);
#pragma mint copy(a, toDevice, w)
#pragma mint copy(b, toDevice, w)
#pragma mint copy(c, toDevice, w)
    flat(n + 1, a, b, c);
    flat(n + 1, a, b, b);
    flat(n + 1, b, c, c + n + 2);
    flat(n + 1, b + n + 2, b, c);
#pragma mint copy(b, fromDevice, w)
#pragma mint copy(c, fromDevice, w)
    checksum("b", b, w * sizeof(real));
    checksum("c", c, w * sizeof(real));
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);

    rows(n);
    planes(n);
    lines(n);
    return 0;
}
