/* Several steps per launch of time loops in two dimensions that people write in other ways than two nests and a swap. FORM:
 *   1 all cells, and at an edge the cell itself stands for the missing neighbour, after Rodinia's hotspot; 4 the same on flat arrays
 *   2 all cells, of which only those with all neighbours change
 *   3 sums of the neighbours that exist
 *   5 mirrored ends
 *   6 two nests alike that write two arrays in turn, after PolyBench's jacobi-2d; 7 the same with a source
 *   8 fields in place with a line from a source, after PolyBench's fdtd-2d
 * Prints the seconds of the time loop for each of the calls and a checksum of all bits. */
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

#if FORM == 4
#define AT(a, y, x) a[(y) * nx + (x)]
#define EXTENTS nx * ny
#else
#define AT(a, y, x) a[y][x]
#define EXTENTS nx, ny
#endif

#if FORM == 4
static const real *run(int nx, int ny, int steps, int calls, real *u, real *v, real *w, real *line)
#else
static const real *run(int nx, int ny, int steps, int calls, real (*u)[nx], real (*v)[nx], real (*w)[nx], real *line)
#endif
{
    const real c = 0.15, share = 0.01;
    (void)c, (void)share, (void)line, (void)w;
#pragma mint copy(u, toDevice, EXTENTS)
#pragma mint copy(v, toDevice, EXTENTS)
#if FORM == 1 || FORM == 4 || FORM == 7 || FORM == 8
#pragma mint copy(w, toDevice, EXTENTS)
#endif
#if FORM == 8
#pragma mint copy(line, toDevice, steps)
#endif
    for (int k = 0; k < calls; k++) {
        double start = seconds();
#pragma mint parallel
        {
            for (int t = 0; t < steps; t++) {
#if FORM <= 5
#pragma mint for nest(2)
                for (int y = 0; y < ny; y++)
                    for (int x = 0; x < nx; x++) {
                        real here = AT(u, y, x);
#if FORM == 1 || FORM == 4
                        real north = y > 0 ? AT(u, y - 1, x) : here, south = y < ny - 1 ? AT(u, y + 1, x) : here;
                        real west = x > 0 ? AT(u, y, x - 1) : here, east = x < nx - 1 ? AT(u, y, x + 1) : here;
                        AT(v, y, x) = here + share * AT(w, y, x) + c * (north + south - 2 * here) + c * (west + east - 2 * here);
#elif FORM == 2
                        if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1)
                            v[y][x] = here + c * (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1] - 4 * here);
#elif FORM == 5
                        v[y][x] = here + c * (u[y > 0 ? y - 1 : y + 1][x] + u[y < ny - 1 ? y + 1 : y - 1][x]
                            + u[y][x > 0 ? x - 1 : x + 1] + u[y][x < nx - 1 ? x + 1 : x - 1] - 4 * here);
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
#if FORM == 4
                real *old = u;
#else
                real (*old)[nx] = u;
#endif
                u = v;
                v = old;
#elif FORM <= 7
#if FORM == 6
#define NEXT(b, a) b[y][x] = (real)0.2 * (a[y][x] + a[y][x - 1] + a[y][x + 1] + a[y + 1][x] + a[y - 1][x])
#else
#define NEXT(b, a) b[y][x] = (real)0.25 * (a[y][x - 1] + a[y][x + 1] + a[y + 1][x] + a[y - 1][x] - w[y][x])
#endif
#pragma mint for nest(2)
                for (int y = 1; y < ny - 1; y++)
                    for (int x = 1; x < nx - 1; x++)
                        NEXT(v, u);
#pragma mint for nest(2)
                for (int y = 1; y < ny - 1; y++)
                    for (int x = 1; x < nx - 1; x++)
                        NEXT(u, v);
#else
#pragma mint for nest(1)
                for (int x = 0; x < nx; x++)
                    v[0][x] = line[t];
#pragma mint for nest(2)
                for (int y = 1; y < ny; y++)
                    for (int x = 0; x < nx; x++)
                        v[y][x] -= (real)0.5 * (w[y][x] - w[y - 1][x]);
#pragma mint for nest(2)
                for (int y = 0; y < ny; y++)
                    for (int x = 1; x < nx; x++)
                        u[y][x] -= (real)0.5 * (w[y][x] - w[y][x - 1]);
#pragma mint for nest(2)
                for (int y = 0; y < ny - 1; y++)
                    for (int x = 0; x < nx - 1; x++)
                        w[y][x] -= (real)0.7 * (u[y][x + 1] - u[y][x] + v[y + 1][x] - v[y][x]);
#endif
            }
        }
        fprintf(stderr, "%.6f ", seconds() - start);
    }
#pragma mint copy(u, fromDevice, EXTENTS)
    return &AT(u, 0, 0);
}

int main(int argc, char **argv)
{
    int nx = argc > 1 ? atoi(argv[1]) : 40, ny = argc > 2 ? atoi(argv[2]) : 30;
    int steps = argc > 3 ? atoi(argv[3]) : 10, calls = argc > 4 ? atoi(argv[4]) : 7;
    size_t count = (size_t)ny * nx;
    real *u = malloc(count * sizeof(real)), *v = malloc(count * sizeof(real)), *w = malloc(count * sizeof(real)), *line = malloc(steps * sizeof(real));
    uint64_t seed = 7, hash = 14695981039346656037u;
    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        u[i] = v[i] = (seed >> 40) / 16777216.0;
        w[i] = (seed >> 50) / 16384.0;
    }
    for (int t = 0; t < steps; t++)
        line[t] = t % 7 * 0.125;
#if FORM == 4
    const uint32_t *bits = (const uint32_t *)run(nx, ny, steps, calls, u, v, w, line);
#else
    const uint32_t *bits = (const uint32_t *)run(nx, ny, steps, calls, (real (*)[nx])u, (real (*)[nx])v, (real (*)[nx])w, line);
#endif
    for (size_t i = 0; i < count * sizeof(real) / 4; i++)
        hash = (hash ^ bits[i]) * 1099511628211u;
    printf("checksum %016llx\n", (unsigned long long)hash);
    free(u);
    free(v);
    free(w);
    free(line);
    return 0;
}
