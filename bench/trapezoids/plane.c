/* Several steps per launch of a box of nine points in two dimensions. Prints the seconds of the time loop for each call and a checksum of all bits. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}
#ifndef REAL
#define REAL double
#endif
typedef REAL real;
static const real *smooth(int nx, int ny, int steps, int calls, real (*u)[nx + 2], real (*v)[nx + 2])
{
    const real c0 = 0.25, c1 = 0.125, c2 = 0.0625;
#pragma mint copy(u, toDevice, nx + 2, ny + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2)
    for (int k = 0; k < calls; k++) {
    double start = seconds();
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all)
            for (int y = 1; y <= ny; y++)
                for (int x = 1; x <= nx; x++)
                    v[y][x] = c0 * u[y][x] + c1 * (u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x])
                        + c2 * (u[y - 1][x - 1] + u[y - 1][x + 1] + u[y + 1][x - 1] + u[y + 1][x + 1]);
#pragma mint single
            {
                real (*old)[nx + 2] = u;
                u = v;
                v = old;
            }
        }
    }
    printf("%.6f ", seconds() - start);
    }
#pragma mint copy(u, fromDevice, nx + 2, ny + 2)
    return &u[0][0];
}

int main(int argc, char **argv)
{
    int nx = argc > 1 ? atoi(argv[1]) : 40, ny = argc > 2 ? atoi(argv[2]) : 30, steps = argc > 3 ? atoi(argv[3]) : 10, calls = argc > 4 ? atoi(argv[4]) : 5;
    size_t count = (size_t)(nx + 2) * (ny + 2);
    real (*u)[nx + 2] = malloc(count * sizeof(real)), (*v)[nx + 2] = malloc(count * sizeof(real));
    uint64_t seed = 7, hash = 14695981039346656037u;
    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        (&u[0][0])[i] = (seed >> 40) / 16777216.0;
    }
    memcpy(v, u, count * sizeof(real));
    const unsigned char *bytes = (const unsigned char *)smooth(nx, ny, steps, calls, u, v);
    for (size_t i = 0; i < count * sizeof(real); i++)
        hash = (hash ^ bytes[i]) * 1099511628211u;
    printf("checksum %016llx\n", (unsigned long long)hash);
    return 0;
}
