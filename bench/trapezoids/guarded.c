/* Loops over all of an array that store under conditions. FORM:
 *   1 two dimensions, cells with all neighbours; 2 the same on flat arrays, with continue; 3 neighbours two cells away
 *   4 cells with all neighbours that a mask names, an array of numbers
 *   5 three dimensions, cells with all neighbours; 6 the same on flat arrays, with continue
 *   7 a wave in three dimensions, which writes over its oldest values
 *   8 one dimension
 *   9 red and black cells in turn, in place, in two dimensions
 * Arguments: steps calls NXxNYxNZ .. (one by default). Prints the seconds of the time loop for each call, and a checksum of all bits for each size. */
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

#if FORM == 2 || FORM == 6 || FORM == 8
#define EXTENTS nx * ny * nz
#define AS(a) a
static const void *run(int nx, int ny, int nz, int steps, int calls, real *u, real *v, real *w)
#elif FORM == 5 || FORM == 7
#define EXTENTS nx, ny, nz
#define AS(a) (real (*)[ny][nx])a
static const void *run(int nx, int ny, int nz, int steps, int calls, real (*u)[ny][nx], real (*v)[ny][nx], real (*w)[ny][nx])
#else
#define EXTENTS nx, ny
#define AS(a) (real (*)[nx])a
static const void *run(int nx, int ny, int nz, int steps, int calls, real (*u)[nx], real (*v)[nx], real (*w)[nx])
#endif
{
    const real c = 0.15;
    (void)nz, (void)w;
#pragma mint copy(u, toDevice, EXTENTS)
#pragma mint copy(v, toDevice, EXTENTS)
#if FORM == 4
#pragma mint copy(w, toDevice, EXTENTS)
#endif
    for (int k = 0; k < calls; k++) {
        double start = seconds();
#pragma mint parallel
        {
            for (int t = 0; t < steps; t++) {
#if FORM == 8
#pragma mint for nest(1)
                for (int x = 0; x < nx; x++)
                    if (x > 0 && x < nx - 1)
                        v[x] = u[x] + c * (u[x - 1] - 2 * u[x] + u[x + 1]);
#elif FORM == 9
                for (int color = 0; color < 2; color++) {
#pragma mint for nest(2)
                    for (int y = 1; y < ny - 1; y++)
                        for (int x = 1; x < nx - 1; x++)
                            if ((x + y) % 2 == color)
                                u[y][x] = u[y][x] + c * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1] - 4 * u[y][x]);
                }
#elif FORM <= 4
#pragma mint for nest(2)
                for (int y = 0; y < ny; y++)
                    for (int x = 0; x < nx; x++) {
#if FORM == 1
                        if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1)
                            v[y][x] = u[y][x] + c * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1] - 4 * u[y][x]);
#elif FORM == 2
                        int i = y * nx + x;
                        if (x == 0 || x == nx - 1 || y == 0 || y == ny - 1)
                            continue;
                        v[i] = u[i] + c * (u[i - nx] + u[i + nx] + u[i - 1] + u[i + 1] - 4 * u[i]);
#elif FORM == 3
                        if (x >= 2 && x < nx - 2 && y >= 2 && y < ny - 2)
                            v[y][x] = u[y][x] + c * (16 * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1])
                                - u[y - 2][x] - u[y + 2][x] - u[y][x - 2] - u[y][x + 2] - 60 * u[y][x]) / 12;
#else
                        if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1 && w[y][x] > (real)0.1)
                            v[y][x] = u[y][x] + c * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1] - 4 * u[y][x]);
#endif
                    }
#else
#pragma mint for nest(3)
                for (int z = 0; z < nz; z++)
                    for (int y = 0; y < ny; y++)
                        for (int x = 0; x < nx; x++) {
#if FORM == 5
                            if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1 && z > 0 && z < nz - 1)
                                v[z][y][x] = u[z][y][x] + c * (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y - 1][x] + u[z][y + 1][x]
                                    + u[z][y][x - 1] + u[z][y][x + 1] - 6 * u[z][y][x]);
#elif FORM == 6
                            int i = (z * ny + y) * nx + x;
                            if (x == 0 || x == nx - 1 || y == 0 || y == ny - 1 || z == 0 || z == nz - 1)
                                continue;
                            v[i] = u[i] + c * (u[i - nx * ny] + u[i + nx * ny] + u[i - nx] + u[i + nx] + u[i - 1] + u[i + 1] - 6 * u[i]);
#else
                            if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1 && z > 0 && z < nz - 1)
                                v[z][y][x] = 2 * u[z][y][x] - v[z][y][x] + c * (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y - 1][x]
                                    + u[z][y + 1][x] + u[z][y][x - 1] + u[z][y][x + 1] - 6 * u[z][y][x]);
#endif
                        }
#endif
#if FORM != 9
#if FORM == 2 || FORM == 6 || FORM == 8
                real *old = u;
#elif FORM == 5 || FORM == 7
                real (*old)[ny][nx] = u;
#else
                real (*old)[nx] = u;
#endif
                u = v;
                v = old;
#endif
            }
        }
        fprintf(stderr, "%.6f ", seconds() - start);
    }
#pragma mint copy(u, fromDevice, EXTENTS)
    return u;
}

static void measure(int nx, int ny, int nz, int steps, int calls)
{
    size_t count = (size_t)nz * ny * nx;
    real *u = malloc(count * sizeof(real)), *v = malloc(count * sizeof(real)), *w = malloc(count * sizeof(real));
    uint64_t seed = 7, hash = 14695981039346656037u;
    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        u[i] = v[i] = (seed >> 40) / 16777216.0;
        w[i] = (seed >> 50) / 16384.0;
    }
    const uint32_t *bits = (const uint32_t *)run(nx, ny, nz, steps, calls, AS(u), AS(v), AS(w));
    for (size_t i = 0; i < count * sizeof(real) / 4; i++)
        hash = (hash ^ bits[i]) * 1099511628211u;
    fprintf(stderr, "\n");
    printf("%dx%dx%d %016llx\n", nx, ny, nz, (unsigned long long)hash);
    fflush(stdout);
    free(u);
    free(v);
    free(w);
}

int main(int argc, char **argv)
{
    int steps = argc > 1 ? atoi(argv[1]) : 10, calls = argc > 2 ? atoi(argv[2]) : 1;
    for (int i = 3; i < argc; i++) {
        int nx = 40, ny = 1, nz = 1;
        sscanf(argv[i], "%dx%dx%d", &nx, &ny, &nz);
        measure(nx, ny, nz, steps, calls);
    }
    return 0;
}
