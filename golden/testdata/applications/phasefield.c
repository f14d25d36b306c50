/* Phase field of Allen and Cahn, nine points, periodic, with a time step that follows the largest change, in arrays of variable
 * length behind pointers that change places.
 * Edits that mintc needed beside the directives: None. */
#include <stdio.h>
#include <stdlib.h>
#include <stdint.h>
#include <math.h>
typedef double scalar;

static uint64_t rng = UINT64_C(88172645463325252);
static double uniform(void)
{
    rng ^= rng << 13;
    rng ^= rng >> 7;
    rng ^= rng << 17;
    return (double)(rng >> 11) / 9007199254740992.0;
}

static scalar potential(scalar c) { return c * c * c - c; }

static void substep(int ny, int nx, scalar old[restrict ny][nx], scalar new[restrict ny][nx], scalar dt, scalar eps2)
{
#pragma mint parallel for nest(2)
    for (int y = 0; y < ny; ++y)
        for (int x = 0; x < nx; ++x) {
            const int n = y == 0 ? ny - 1 : y - 1, s = y == ny - 1 ? 0 : y + 1;
            const int w = x == 0 ? nx - 1 : x - 1, e = x == nx - 1 ? 0 : x + 1;
            const scalar c = old[y][x];
            const scalar lap = (4 * (old[n][x] + old[s][x] + old[y][w] + old[y][e])
                                + (old[n][w] + old[n][e] + old[s][w] + old[s][e]) - 20 * c) / 6;
            new[y][x] = c + dt * (eps2 * lap - potential(c));
        }
}

static scalar largest_change(int ny, int nx, scalar a[ny][nx], scalar b[ny][nx])
{
    scalar most = 0;
#pragma mint parallel for nest(2) reduction(max: most)
    for (int y = 0; y < ny; ++y)
        for (int x = 0; x < nx; ++x) {
            scalar d = fabs(a[y][x] - b[y][x]);
            most = d > most ? d : most;
        }
    return most;
}

static void report(int step, int ny, int nx, scalar c[ny][nx], double time, double dt)
{
    double sum = 0;
    for (int y = 0; y < ny; ++y)
        for (int x = 0; x < nx; ++x)
            sum += c[y][x] * (1 + x + 3 * y);
    printf("%3d t=%.17g dt=%.17g sum=%.17g\n", step, time, dt, sum);
}

int main(int argc, char **argv)
{
    const int nx = argc > 1 ? atoi(argv[1]) : 50, ny = argc > 2 ? atoi(argv[2]) : 41, steps = argc > 3 ? atoi(argv[3]) : 60;
    scalar (*c)[nx] = malloc(sizeof(scalar[ny][nx])), (*d)[nx] = malloc(sizeof(scalar[ny][nx]));
    for (int y = 0; y < ny; ++y)
        for (int x = 0; x < nx; ++x)
            c[y][x] = (scalar)(0.2 * (uniform() - 0.5));
    scalar dt = 0.05, time = 0;
#pragma mint copy(c, toDevice, nx, ny)
#pragma mint copy(d, toDevice, nx, ny)
    for (int k = 0; k < steps; ++k) {
        substep(ny, nx, c, d, dt, 0.8);
        scalar change = largest_change(ny, nx, c, d);
        time += dt;
        if (change < 0.02 && dt < 0.2)
            dt *= 1.1;
        else if (change > 0.05)
            dt *= 0.8;
        scalar (*swap)[nx] = c;
        c = d;
        d = swap;
        if (k % 20 == 19) {
#pragma mint copy(c, fromDevice, nx, ny)
            report(k + 1, ny, nx, c, time, dt);
        }
    }
    free(c);
    free(d);
}
