/* Shallow water on a staggered grid with halo loops, after Sadourny's scheme: fluxes, vorticity and height, a leap-frog
 * step with a time filter, periodic halos copied by loops of their own.
 * Edits that mintc needed beside the directives: None. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

#define M 37
#define N 29
#define MP (M + 1)
#define NP (N + 1)

typedef double field[NP][MP];

static field u, v, p, unew, vnew, pnew, uold, vold, pold, cu, cv, z, h;

static void start(double a, double dx, double dy)
{
    static field psi;
    const double pi = 4 * atan(1.0), di = 2 * pi / M, dj = 2 * pi / N;

    for (int j = 0; j < NP; j++)
        for (int i = 0; i < MP; i++) {
            psi[j][i] = a * sin((i + .5) * di) * sin((j + .5) * dj);
            p[j][i] = 50000 + 1000 * (cos(2 * i * di) + cos(2 * j * dj));
        }
    for (int j = 0; j < N; j++)
        for (int i = 0; i < M; i++) {
            u[j][i + 1] = -(psi[j + 1][i + 1] - psi[j][i + 1]) / dy;
            v[j + 1][i] = (psi[j + 1][i + 1] - psi[j + 1][i]) / dx;
        }
    for (int j = 0; j < N; j++) {
        u[j][0] = u[j][M];
        v[j + 1][M] = v[j + 1][0];
    }
    for (int i = 0; i < M; i++) {
        u[N][i + 1] = u[0][i + 1];
        v[0][i] = v[N][i];
    }
    u[N][0] = u[0][M];
    v[0][M] = v[N][0];
    for (int j = 0; j < NP; j++)
        for (int i = 0; i < MP; i++) {
            uold[j][i] = u[j][i];
            vold[j][i] = v[j][i];
            pold[j][i] = p[j][i];
        }
}

static void run(int steps, double dt, double dx, double dy, double alpha)
{
    double tdt = dt, fsdx = 4 / dx, fsdy = 4 / dy;

#pragma mint parallel
    for (int t = 1; t <= steps; t++) {
#pragma mint for nest(2)
        for (int j = 0; j < N; j++)
            for (int i = 0; i < M; i++) {
                cu[j][i + 1] = .5 * (p[j][i + 1] + p[j][i]) * u[j][i + 1];
                cv[j + 1][i] = .5 * (p[j + 1][i] + p[j][i]) * v[j + 1][i];
                z[j + 1][i + 1] = (fsdx * (v[j + 1][i + 1] - v[j + 1][i]) - fsdy * (u[j + 1][i + 1] - u[j][i + 1])) /
                    (p[j][i] + p[j][i + 1] + p[j + 1][i + 1] + p[j + 1][i]);
                h[j][i] = p[j][i] + .25 * (u[j][i + 1] * u[j][i + 1] + u[j][i] * u[j][i] + v[j + 1][i] * v[j + 1][i] + v[j][i] * v[j][i]);
            }
        /* periodic halos */
#pragma mint for
        for (int j = 0; j < N; j++) {
            cu[j][0] = cu[j][M];
            cv[j + 1][M] = cv[j + 1][0];
            z[j + 1][0] = z[j + 1][M];
            h[j][M] = h[j][0];
        }
#pragma mint for
        for (int i = 0; i < M; i++) {
            cu[N][i + 1] = cu[0][i + 1];
            cv[0][i] = cv[N][i];
            z[0][i + 1] = z[N][i + 1];
            h[N][i] = h[0][i];
        }
#pragma mint single
        {
            cu[N][0] = cu[0][M];
            cv[0][M] = cv[N][0];
            z[0][0] = z[N][M];
            h[N][M] = h[0][0];
        }
        {
            double tdts8 = tdt / 8, tdtsdx = tdt / dx, tdtsdy = tdt / dy;
#pragma mint for nest(2)
            for (int j = 0; j < N; j++)
                for (int i = 0; i < M; i++) {
                    unew[j][i + 1] = uold[j][i + 1] + tdts8 * (z[j + 1][i + 1] + z[j][i + 1]) *
                        (cv[j + 1][i + 1] + cv[j + 1][i] + cv[j][i] + cv[j][i + 1]) - tdtsdx * (h[j][i + 1] - h[j][i]);
                    vnew[j + 1][i] = vold[j + 1][i] - tdts8 * (z[j + 1][i + 1] + z[j + 1][i]) *
                        (cu[j + 1][i + 1] + cu[j + 1][i] + cu[j][i] + cu[j][i + 1]) - tdtsdy * (h[j + 1][i] - h[j][i]);
                    pnew[j][i] = pold[j][i] - tdtsdx * (cu[j][i + 1] - cu[j][i]) - tdtsdy * (cv[j + 1][i] - cv[j][i]);
                }
        }
#pragma mint for
        for (int j = 0; j < N; j++) {
            unew[j][0] = unew[j][M];
            vnew[j + 1][M] = vnew[j + 1][0];
            pnew[j][M] = pnew[j][0];
        }
#pragma mint for
        for (int i = 0; i < M; i++) {
            unew[N][i + 1] = unew[0][i + 1];
            vnew[0][i] = vnew[N][i];
            pnew[N][i] = pnew[0][i];
        }
#pragma mint single
        {
            unew[N][0] = unew[0][M];
            vnew[0][M] = vnew[N][0];
            pnew[N][M] = pnew[0][0];
        }
        if (t > 1) {
#pragma mint for nest(2)
            for (int j = 0; j < NP; j++)
                for (int i = 0; i < MP; i++) {
                    uold[j][i] = u[j][i] + alpha * (unew[j][i] - 2 * u[j][i] + uold[j][i]);
                    vold[j][i] = v[j][i] + alpha * (vnew[j][i] - 2 * v[j][i] + vold[j][i]);
                    pold[j][i] = p[j][i] + alpha * (pnew[j][i] - 2 * p[j][i] + pold[j][i]);
                    u[j][i] = unew[j][i];
                    v[j][i] = vnew[j][i];
                    p[j][i] = pnew[j][i];
                }
        } else {
            tdt += tdt;
#pragma mint for nest(2)
            for (int j = 0; j < NP; j++)
                for (int i = 0; i < MP; i++) {
                    uold[j][i] = u[j][i];
                    vold[j][i] = v[j][i];
                    pold[j][i] = p[j][i];
                    u[j][i] = unew[j][i];
                    v[j][i] = vnew[j][i];
                    p[j][i] = pnew[j][i];
                }
        }
    }
}

int main(int argc, char **argv)
{
    int steps = argc > 1 ? atoi(argv[1]) : 5;

    start(1e6, 1e5, 1e5);
    run(steps, 90, 1e5, 1e5, .001);
    for (int i = 0; i < (M < N ? M : N); i += 7)
        printf("%.17g %.17g %.17g\n", pnew[i][i], unew[i][i], vnew[i][i]);
    return 0;
}
