/* Maxwell's equations in two dimensions (TE mode), finite differences in time on Yee's grid.
 *
 * hz lies in the middle of each cell, ex on its upper and lower edge, ey on its left and right
 * edge: three arrays of different shape. The box is a perfect conductor, so that the outermost
 * ex and ey stay zero. After the kernel of this name in PolyBench. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
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

/* Advances the fields by `steps` steps. */
static void propagate(int nx, int ny, int steps,
                      real (*restrict ex)[nx], real (*restrict ey)[nx + 1], real (*restrict hz)[nx])
{
    const real ce = 0.5; /* time step / (permittivity * spacing) */
    const real ch = 0.7; /* time step / (permeability * spacing) */

#pragma mint copy(ex, toDevice, nx, ny + 1)
#pragma mint copy(ey, toDevice, nx + 1, ny)
#pragma mint copy(hz, toDevice, nx, ny)
    double start = seconds();

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int j = 1; j < ny; j++)
                for (int i = 0; i < nx; i++)
                    ex[j][i] += ce * (hz[j][i] - hz[j - 1][i]);

#pragma mint for nest(2)
            for (int j = 0; j < ny; j++)
                for (int i = 1; i < nx; i++)
                    ey[j][i] -= ce * (hz[j][i] - hz[j][i - 1]);

#pragma mint for nest(2)
            for (int j = 0; j < ny; j++)
                for (int i = 0; i < nx; i++)
                    hz[j][i] -= ch * (ey[j][i + 1] - ey[j][i] - ex[j + 1][i] + ex[j][i]);
        }
    }
    double elapsed = seconds() - start;

#pragma mint copy(ex, fromDevice, nx, ny + 1)
#pragma mint copy(ey, fromDevice, nx + 1, ny)
#pragma mint copy(hz, fromDevice, nx, ny)
    fprintf(stderr, "time %.6f s, %.3f GCells/s\n", elapsed, 1e-9 * nx * ny * steps / elapsed);
}

/* A random magnetic field between -1 and 1; the electric one starts from zero. */
static void magnetise(real *hz, size_t count)
{
    uint64_t seed = 23;

    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        hz[i] = (seed >> 40) / 8388608.0 - 1.0;
    }
}

/* The checksum is FNV-1a over the bytes: it changes with any bit of the field. */
static void print_summary(const char *name, const real *field, size_t count)
{
    const unsigned char *bytes = (const unsigned char *)field;
    uint64_t hash = 14695981039346656037u;
    double sum = 0, min = field[0], max = field[0];

    for (size_t i = 0; i < count * sizeof *field; i++)
        hash = (hash ^ bytes[i]) * 1099511628211u;
    for (size_t i = 0; i < count; i++) {
        sum += field[i];
        if (field[i] < min)
            min = field[i];
        if (field[i] > max)
            max = field[i];
    }
    printf("%s checksum %016llx\n", name, (unsigned long long)hash);
    printf("%s sum %.17g min %.17g max %.17g\n", name, sum, min, max);
}

/* Returns the number in `text`, or -1 if it is none between `least` and a million. */
static int parse_count(const char *text, int least)
{
    char *end;

    errno = 0;
    long value = strtol(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || value < least || value > 1000000)
        return -1;
    return (int)value;
}

int main(int argc, char **argv)
{
    int nx = argc > 1 ? parse_count(argv[1], 1) : 256;
    int ny = argc > 2 ? parse_count(argv[2], 1) : 192;
    int steps = argc > 3 ? parse_count(argv[3], 0) : 60;

    if (argc > 4 || nx < 0 || ny < 0 || steps < 0) {
        fprintf(stderr, "usage: %s [nx [ny [steps]]]\n", argv[0]);
        return 2;
    }

    size_t nex = (size_t)nx * (ny + 1), ney = (size_t)(nx + 1) * ny, nhz = (size_t)nx * ny;
    real (*ex)[nx] = calloc(nex, sizeof(real));
    real (*ey)[nx + 1] = calloc(ney, sizeof(real));
    real (*hz)[nx] = calloc(nhz, sizeof(real));
    int status = 0;
    if (ex == NULL || ey == NULL || hz == NULL) {
        fprintf(stderr, "%s: no memory for three fields of %zu cells\n", argv[0], nhz);
        status = 1;
    } else {
        magnetise(&hz[0][0], nhz);
        printf("fdtd2d %d x %d, %d steps\n", nx, ny, steps);
        propagate(nx, ny, steps, ex, ey, hz);
        print_summary("ex", &ex[0][0], nex);
        print_summary("ey", &ey[0][0], ney);
        print_summary("hz", &hz[0][0], nhz);
    }
    free(ex);
    free(ey);
    free(hz);
    return status;
}
