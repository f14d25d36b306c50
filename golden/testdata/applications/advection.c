/* Advection in three dimensions, upwind with a limiter and split by direction; the three fields and velocities are arrays of
 * pointers in a struct, and a sweep takes the stride of its direction.
 * Edits that mintc needed beside the directives: None. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NG 2

struct mesh { int n[3], stride[3]; size_t cells; double h; };
struct state { double *q[3]; double *vel[3]; double *flux; };

static size_t at(const struct mesh *m, int i, int j, int k)
{
    return (size_t)(k + NG) * m->stride[2] + (size_t)(j + NG) * m->stride[1] + (i + NG);
}

static double minmod(double a, double b)
{
    if (a * b <= 0) return 0;
    return fabs(a) < fabs(b) ? a : b;
}

static void each(const struct mesh *m, double *f, double (*value)(int, int, int))
{
    for (int k = -NG; k < m->n[2] + NG; k++)
        for (int j = -NG; j < m->n[1] + NG; j++)
            for (int i = -NG; i < m->n[0] + NG; i++)
                f[at(m, i, j, k)] = value(i, j, k);
}

static double blob(int i, int j, int k) { return exp(-0.1 * ((i - 5) * (i - 5) + (j - 6) * (j - 6) + (k - 4) * (k - 4))); }
static double box(int i, int j, int k) { return i > 3 && i < 9 && j > 2 && j < 8 && k > 2 && k < 7; }
static double tilt(int i, int j, int k) { return 0.1 * i + 0.05 * j - 0.02 * k; }
static double vx(int i, int j, int k) { (void)i; (void)k; return 0.4 + 0.01 * j; }
static double vy(int i, int j, int k) { (void)j; (void)k; return -0.3 + 0.01 * i; }
static double vz(int i, int j, int k) { (void)i; (void)j; (void)k; return 0.2; }

static void sweep(const struct mesh *m, struct state *s, int field, int dir, double dt)
{
    const int nx = m->n[0], ny = m->n[1], nz = m->n[2];
    const int st = m->stride[dir], sy = m->stride[1], sz = m->stride[2];
    double *q = s->q[field], *v = s->vel[dir], *flux = s->flux;
    const double c = dt / m->h;
#pragma mint parallel
    {
#pragma mint for nest(3)
        for (int k = 1; k < nz + 2 * NG; k++)
            for (int j = 1; j < ny + 2 * NG; j++)
                for (int i = 1; i < nx + 2 * NG; i++) {
                    if (i < NG || j < NG || k < NG || i > nx + NG || j > ny + NG || k > nz + NG) continue;
                    size_t here = (size_t)k * sz + (size_t)j * sy + i;
                    double u = 0.5 * (v[here] + v[here - st]);
                    double up, slope;
                    if (u >= 0) {
                        up = q[here - st];
                        slope = minmod(q[here - st] - q[here - 2 * st], q[here] - q[here - st]);
                        flux[here] = u * (up + 0.5 * (1 - u * c) * slope);
                    } else {
                        up = q[here];
                        slope = minmod(q[here] - q[here - st], q[here + st] - q[here]);
                        flux[here] = u * (up - 0.5 * (1 + u * c) * slope);
                    }
                }
#pragma mint for nest(3)
        for (int k = NG; k < nz + NG; k++)
            for (int j = NG; j < ny + NG; j++)
                for (int i = NG; i < nx + NG; i++) {
                    size_t here = (size_t)k * sz + (size_t)j * sy + i;
                    q[here] -= c * (flux[here + st] - flux[here]);
                }
    }
}

int main(int argc, char **argv)
{
    struct mesh m = {{16, 13, 11}};
    struct state s;
    int steps = argc > 1 ? atoi(argv[1]) : 4;
    m.stride[0] = 1;
    m.stride[1] = m.n[0] + 2 * NG;
    m.stride[2] = m.stride[1] * (m.n[1] + 2 * NG);
    m.cells = (size_t)m.stride[2] * (m.n[2] + 2 * NG);
    m.h = 1;
    for (int d = 0; d < 3; d++) {
        s.q[d] = malloc(m.cells * sizeof(double));
        s.vel[d] = malloc(m.cells * sizeof(double));
    }
    s.flux = calloc(m.cells, sizeof(double));
    double (*start[3])(int, int, int) = {blob, box, tilt}, (*wind[3])(int, int, int) = {vx, vy, vz};
    for (int d = 0; d < 3; d++) {
        each(&m, s.q[d], start[d]);
        each(&m, s.vel[d], wind[d]);
    }
#pragma mint copy(s.q, toDevice, m.cells, 3)
#pragma mint copy(s.vel, toDevice, m.cells, 3)
#pragma mint copy(s.flux, toDevice, m.cells)
    for (int t = 0; t < steps; t++)
        for (int d = 0; d < 3; d++)
            for (int f = 0; f < 3; f++)
                sweep(&m, &s, f, t % 2 ? 2 - d : d, 0.5);
#pragma mint copy(s.q, fromDevice, m.cells, 3)
    for (int f = 0; f < 3; f++) {
        double sum = 0, most = -DBL_MAX;
        for (int k = 0; k < m.n[2]; k++)
            for (int j = 0; j < m.n[1]; j++)
                for (int i = 0; i < m.n[0]; i++) {
                    double q = s.q[f][at(&m, i, j, k)];
                    sum += q;
                    if (q > most) most = q;
                }
        printf("field %d: sum %.12g max %.12g\n", f, sum, most);
    }
    for (int d = 0; d < 3; d++) { free(s.q[d]); free(s.vel[d]); }
    free(s.flux);
    return 0;
}
