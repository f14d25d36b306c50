/* Several steps per launch by size: the loops of the three-dimensional examples, hotspot3D's (CLAMPED), and boxes of 19 or 27 points, on flat grids. Prints the seconds of the time loop for each of seven calls
 * and a checksum of all bits. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef REAL
#define REAL double
#endif
typedef REAL real;

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

static const real *run(int nx, int ny, int nz, int steps, int calls, real (*u)[ny + 2][nx + 2], real (*v)[ny + 2][nx + 2], real (*b)[ny + 2][nx + 2],
                       real (*f)[ny + 2][nx + 2])
{
    const real c0 = 0.4, c1 = 0.1;
#ifdef POINTS
    const real c2 = 0.02, c3 = 0.0125;
    (void)c3;
#endif
#pragma mint copy(u, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2, nz + 2)
#ifdef SOURCE
#pragma mint copy(b, toDevice, nx + 2, ny + 2, nz + 2)
#endif
#ifdef RATE
#pragma mint copy(f, toDevice, nx + 2, ny + 2, nz + 2)
#endif
    (void)f;
    for (int k = 0; k < calls; k++) {
    double start = seconds();
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all)
            for (int z = 1; z <= nz; z++)
                for (int y = 1; y <= ny; y++)
                    for (int x = 1; x <= nx; x++) {
#if defined POINTS
                        v[z][y][x] = c0 * u[z][y][x]
                            + c1 * (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] + u[z - 1][y][x] + u[z + 1][y][x])
                            + c2 * (u[z][y - 1][x - 1] + u[z][y - 1][x + 1] + u[z][y + 1][x - 1] + u[z][y + 1][x + 1]
                                  + u[z - 1][y][x - 1] + u[z - 1][y][x + 1] + u[z - 1][y - 1][x] + u[z - 1][y + 1][x]
                                  + u[z + 1][y][x - 1] + u[z + 1][y][x + 1] + u[z + 1][y - 1][x] + u[z + 1][y + 1][x])
#if POINTS == 27
                            + c3 * (u[z - 1][y - 1][x - 1] + u[z - 1][y - 1][x + 1] + u[z - 1][y + 1][x - 1] + u[z - 1][y + 1][x + 1]
                                  + u[z + 1][y - 1][x - 1] + u[z + 1][y - 1][x + 1] + u[z + 1][y + 1][x - 1] + u[z + 1][y + 1][x + 1])
#endif
#ifdef SOURCE
                            + b[z][y][x]
#endif
                            ;
#elif defined VARCOEF
                        real here = u[z][y][x], k = b[z][y][x];
                        v[z][y][x] = here + c1 * ((k + b[z][y][x + 1]) * (u[z][y][x + 1] - here) - (k + b[z][y][x - 1]) * (here - u[z][y][x - 1])
                            + (k + b[z][y + 1][x]) * (u[z][y + 1][x] - here) - (k + b[z][y - 1][x]) * (here - u[z][y - 1][x])
                            + (k + b[z + 1][y][x]) * (u[z + 1][y][x] - here) - (k + b[z - 1][y][x]) * (here - u[z - 1][y][x]))
#ifdef RATE
                            + f[z][y][x]
#endif
                            ;
#elif defined CLAMPED
                        int west = x > 1 ? x - 1 : 1, east = x < nx ? x + 1 : nx, north = y > 1 ? y - 1 : 1, south = y < ny ? y + 1 : ny;
                        int below = z > 1 ? z - 1 : 1, above = z < nz ? z + 1 : nz;
                        v[z][y][x] = c0 * u[z][y][x] + c1 * u[z][north][x] + c1 * u[z][south][x] + c1 * u[z][y][east] + c1 * u[z][y][west]
                            + c1 * u[above][y][x] + c1 * u[below][y][x]
#ifdef SOURCE
                            + b[z][y][x]
#endif
                            ;
#elif defined SOURCE
                        v[z][y][x] = c1 * (b[z][y][x] + u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] + u[z - 1][y][x] + u[z + 1][y][x]);
#else
                        v[z][y][x] = c0 * u[z][y][x] + c1 * (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] + u[z - 1][y][x] + u[z + 1][y][x]);
#endif
                    }
#pragma mint single
            {
                real (*old)[ny + 2][nx + 2] = u;
                u = v;
                v = old;
            }
        }
    }
    printf("%.6f ", seconds() - start);
    }
#pragma mint copy(u, fromDevice, nx + 2, ny + 2, nz + 2)
    return &u[0][0][0];
}

int main(int argc, char **argv)
{
    int nx = argc > 1 ? atoi(argv[1]) : 40, ny = argc > 2 ? atoi(argv[2]) : 30, nz = argc > 3 ? atoi(argv[3]) : 20;
    int steps = argc > 4 ? atoi(argv[4]) : 10, calls = argc > 5 ? atoi(argv[5]) : 7;
    size_t plane = (size_t)(ny + 2) * (nx + 2), count = plane * (nz + 2);
    real *u = malloc(count * sizeof(real)), *v = malloc(count * sizeof(real)), *b = malloc(count * sizeof(real)), *f = malloc(count * sizeof(real));
    uint64_t seed = 7, hash = 14695981039346656037u;
    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        u[i] = v[i] = (seed >> 40) / 16777216.0;
        b[i] = 0.5 * u[i];
        f[i] = 0.01 * u[i];
    }
    const uint32_t *bytes = NULL;
    bytes = (const uint32_t *)run(nx, ny, nz, steps, calls, (real (*)[ny + 2][nx + 2])u, (real (*)[ny + 2][nx + 2])v, (real (*)[ny + 2][nx + 2])b,
                                  (real (*)[ny + 2][nx + 2])f);
    for (size_t i = 0; i < count * sizeof(real) / 4; i++)
        hash = (hash ^ bytes[i]) * 1099511628211u;
    printf("checksum %016llx\n", (unsigned long long)hash);
    return 0;
}
