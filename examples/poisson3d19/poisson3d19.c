/* 3-D Poisson equation, Jacobi iterations with the compact 19-point stencil.
 *
 *   u' = c0 (b + c1 (sum of the 6 face neighbours) + sum of the 12 edge neighbours)
 *
 * The fields are parameters of variably modified type: pointers to planes of ny+2 rows. */
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

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

/* Runs `steps` iterations and returns whichever field holds the result. */
static const real *solve(int nx, int ny, int nz, int steps, real (*u)[ny + 2][nx + 2],
                         real (*unew)[ny + 2][nx + 2], real (*b)[ny + 2][nx + 2])
{
    const real c0 = 1.0 / 24;
    const real c1 = 2.0;

#pragma mint copy(u, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(unew, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(b, toDevice, nx + 2, ny + 2, nz + 2)
    double start = seconds();

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all)
            for (int z = 1; z <= nz; z++)
                for (int y = 1; y <= ny; y++)
                    for (int x = 1; x <= nx; x++)
                        unew[z][y][x] = c0 * (b[z][y][x]
                            + c1 * (u[z][y][x - 1] + u[z][y][x + 1]
                                  + u[z][y - 1][x] + u[z][y + 1][x]
                                  + u[z - 1][y][x] + u[z + 1][y][x])
                            + u[z][y - 1][x - 1] + u[z][y - 1][x + 1]
                            + u[z][y + 1][x - 1] + u[z][y + 1][x + 1]
                            + u[z - 1][y][x - 1] + u[z - 1][y][x + 1]
                            + u[z + 1][y][x - 1] + u[z + 1][y][x + 1]
                            + u[z - 1][y - 1][x] + u[z - 1][y + 1][x]
                            + u[z + 1][y - 1][x] + u[z + 1][y + 1][x]);
#pragma mint single
            {
                real (*old)[ny + 2][nx + 2] = u;
                u = unew;
                unew = old;
            }
        }
    }
    double elapsed = seconds() - start;

#pragma mint copy(u, fromDevice, nx + 2, ny + 2, nz + 2)
    fprintf(stderr, "time %.6f s, %.3f GCells/s\n", elapsed,
            1e-9 * nx * ny * nz * steps / elapsed);
    return &u[0][0][0];
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
    int ny = argc > 2 ? parse_count(argv[2], 1) : 32;
    int nz = argc > 3 ? parse_count(argv[3], 1) : 40;
    int steps = argc > 4 ? parse_count(argv[4], 0) : 40;

    if (argc > 5 || nx < 0 || ny < 0 || nz < 0 || steps < 0) {
        fprintf(stderr, "usage: %s [nx [ny [nz [steps]]]]\n", argv[0]);
        return 2;
    }

    size_t count = (size_t)(nx + 2) * (ny + 2) * (nz + 2);
    real (*u)[ny + 2][nx + 2] = malloc(count * sizeof(real));
    real (*unew)[ny + 2][nx + 2] = malloc(count * sizeof(real));
    real (*b)[ny + 2][nx + 2] = malloc(count * sizeof(real));
    if (u == NULL || unew == NULL || b == NULL) {
        fprintf(stderr, "%s: no memory for three fields of %zu cells\n", argv[0], count);
        free(u);
        free(unew);
        free(b);
        return 1;
    }
    fill(&u[0][0][0], count, 19, 0.0, 1.0);
    memcpy(unew, u, count * sizeof(real));
    fill(&b[0][0][0], count, 20, -1.0, 1.0);

    printf("poisson3d19 %d x %d x %d, %d steps\n", nx, ny, nz, steps);
    print_summary(solve(nx, ny, nz, steps, u, unew, b), count);

    free(u);
    free(unew);
    free(b);
    return 0;
}
