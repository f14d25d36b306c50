/* Several steps per launch of loops over all cells, whose conditions leave out the neighbours that do not exist (FORM 1: the cell itself stands for them, after
 * Rodinia's hotspot; 2: only cells with all neighbours change; 3: sums of those that exist). Prints the seconds of the time loop for each of seven calls and a
 * checksum of all bits. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifndef REAL
#define REAL float
#endif
#ifndef FORM
#define FORM 1
#endif
typedef REAL real;

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

static const real *run(int nx, int ny, int steps, int calls, real (*u)[nx], real (*v)[nx], real (*power)[nx])
{
    const real c = 0.15, share = 0.01;
#pragma mint copy(u, toDevice, nx, ny)
#pragma mint copy(v, toDevice, nx, ny)
#if FORM == 1
#pragma mint copy(power, toDevice, nx, ny)
#endif
    for (int k = 0; k < calls; k++) {
        double start = seconds();
#pragma mint parallel
        {
            for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
                for (int y = 0; y < ny; y++)
                    for (int x = 0; x < nx; x++) {
                        real here = u[y][x];
#if FORM == 1
                        real north = y > 0 ? u[y - 1][x] : here, south = y < ny - 1 ? u[y + 1][x] : here;
                        real west = x > 0 ? u[y][x - 1] : here, east = x < nx - 1 ? u[y][x + 1] : here;
                        v[y][x] = here + share * power[y][x] + c * (north + south - 2 * here) + c * (west + east - 2 * here);
#elif FORM == 2
                        if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1)
                            v[y][x] = here + c * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1] - 4 * here);
#else
                        real sum = 0;
                        if (y > 0)
                            sum += u[y - 1][x];
                        if (y < ny - 1)
                            sum += u[y + 1][x];
                        if (x > 0)
                            sum += u[y][x - 1];
                        if (x < nx - 1)
                            sum += u[y][x + 1];
                        v[y][x] = share * here + c * sum;
#endif
                    }
                real (*old)[nx] = u;
                u = v;
                v = old;
            }
        }
        printf("%.6f ", seconds() - start);
    }
#pragma mint copy(u, fromDevice, nx, ny)
    return &u[0][0];
}

int main(int argc, char **argv)
{
    int nx = argc > 1 ? atoi(argv[1]) : 40, ny = argc > 2 ? atoi(argv[2]) : 30;
    int steps = argc > 3 ? atoi(argv[3]) : 10, calls = argc > 4 ? atoi(argv[4]) : 7;
    size_t count = (size_t)ny * nx;
    real *u = malloc(count * sizeof(real)), *v = malloc(count * sizeof(real)), *power = malloc(count * sizeof(real));
    uint64_t seed = 7, hash = 14695981039346656037u;
    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        u[i] = v[i] = (seed >> 40) / 16777216.0;
        power[i] = (seed >> 50) / 16384.0;
    }
    const uint32_t *bits = (const uint32_t *)run(nx, ny, steps, calls, (real (*)[nx])u, (real (*)[nx])v, (real (*)[nx])power);
    for (size_t i = 0; i < count * sizeof(real) / 4; i++)
        hash = (hash ^ bits[i]) * 1099511628211u;
    printf("checksum %016llx\n", (unsigned long long)hash);
    free(u);
    free(v);
    free(power);
    return 0;
}
