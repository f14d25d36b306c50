/* 3-D wave equation, fourth order in space (a star of radius 2) and second order in time.
 *
 *   next = 2 now - before + (v dt / h)^2 laplacian(now)
 *
 * with a speed v per cell. Three arrays take turns. Arrays are flat: AT finds a cell. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef REAL
#define REAL double
#endif
typedef REAL real;

#define RADIUS 2 /* of the star; as many cells on each side are boundary */

/* The cell x, y, z of an array with lines of `width` and planes of `height` lines. */
#define AT(a, x, y, z) ((a)[((size_t)(z) * height + (y)) * width + (x)])

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

/* Computes `steps` steps after `now` and returns the last; `courant2` is (v dt / h)^2. */
static const real *propagate(int width, int height, int depth, int steps,
                             real *before, real *now, real *next, const real *courant2)
{
    /* Second derivative: weights of the cell, of its neighbours, and of theirs. */
    const real w0 = -5.0 / 2, w1 = 4.0 / 3, w2 = -1.0 / 12;
    int t;

#pragma mint copy(before, toDevice, width, height, depth)
#pragma mint copy(now, toDevice, width, height, depth)
#pragma mint copy(next, toDevice, width, height, depth)
#pragma mint copy(courant2, toDevice, width, height, depth)
    double start = seconds();

#pragma mint parallel
    {
        for (t = 0; t < steps; ++t) {
#pragma mint for nest(all)
            for (int z = RADIUS; z < depth - RADIUS; ++z)
                for (int y = RADIUS; y < height - RADIUS; ++y)
                    for (int x = RADIUS; x < width - RADIUS; ++x) {
                        real laplacian = 3 * w0 * AT(now, x, y, z)
                            + w1 * (AT(now, x - 1, y, z) + AT(now, x + 1, y, z)
                                  + AT(now, x, y - 1, z) + AT(now, x, y + 1, z)
                                  + AT(now, x, y, z - 1) + AT(now, x, y, z + 1))
                            + w2 * (AT(now, x - 2, y, z) + AT(now, x + 2, y, z)
                                  + AT(now, x, y - 2, z) + AT(now, x, y + 2, z)
                                  + AT(now, x, y, z - 2) + AT(now, x, y, z + 2));

                        AT(next, x, y, z) = 2 * AT(now, x, y, z) - AT(before, x, y, z)
                            + AT(courant2, x, y, z) * laplacian;
                    }
#pragma mint single
            {
                real *oldest = before;
                before = now;
                now = next;
                next = oldest;
            }
        }
    }
    double elapsed = seconds() - start;

#pragma mint copy(now, fromDevice, width, height, depth)
    fprintf(stderr, "time %.6f s, %.3f GCells/s\n", elapsed,
            1e-9 * (width - 2 * RADIUS) * (height - 2 * RADIUS) * (depth - 2 * RADIUS) * t / elapsed);
    return now;
}

/* Sets `count` cells to random values between lo and hi. */
static void fill(real *cells, size_t count, uint64_t seed, double lo, double hi)
{
    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        cells[i] = lo + (hi - lo) * ((seed >> 40) / 16777216.0);
    }
}

/* The checksum is FNV-1a over the bytes: it changes with any bit of the field. */
static void print_summary(const real *field, size_t count)
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
    printf("checksum %016llx\n", (unsigned long long)hash);
    printf("sum %.17g min %.17g max %.17g\n", sum, min, max);
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
    int nx = argc > 1 ? parse_count(argv[1], 1) : 48;
    int ny = argc > 2 ? parse_count(argv[2], 1) : 40;
    int nz = argc > 3 ? parse_count(argv[3], 1) : 32;
    int steps = argc > 4 ? parse_count(argv[4], 0) : 50;

    if (argc > 5 || nx < 0 || ny < 0 || nz < 0 || steps < 0) {
        fprintf(stderr, "usage: %s [nx [ny [nz [steps]]]]\n", argv[0]);
        return 2;
    }

    int width = nx + 2 * RADIUS, height = ny + 2 * RADIUS, depth = nz + 2 * RADIUS;
    size_t count = (size_t)width * height * depth;
    real *before = calloc(count, sizeof *before);
    real *now = calloc(count, sizeof *now);
    real *next = calloc(count, sizeof *next);
    real *courant2 = calloc(count, sizeof *courant2);
    int status = 0;
    if (before == NULL || now == NULL || next == NULL || courant2 == NULL) {
        fprintf(stderr, "%s: no memory for four fields of %zu cells\n", argv[0], count);
        status = 1;
    } else {
        /* All three start from the same state: at rest, with the same fixed boundary. */
        fill(now, count, 41, -1.0, 1.0);
        memcpy(before, now, count * sizeof *now);
        memcpy(next, now, count * sizeof *now);
        fill(courant2, count, 42, 0.02, 0.2);

        printf("wave4 %d x %d x %d, %d steps\n", nx, ny, nz, steps);
        print_summary(propagate(width, height, depth, steps, before, now, next, courant2), count);
    }
    free(before);
    free(now);
    free(next);
    free(courant2);
    return status;
}
