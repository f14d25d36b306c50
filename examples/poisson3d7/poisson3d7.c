/* 3-D Poisson equation, Jacobi iterations with the 7-point stencil.
 *
 *   u' = c0 b + c1 (sum of the six neighbours)
 *
 * The largest grid is fixed when the program is compiled (-DNX=... -DNY=... -DNZ=...), the
 * right-hand side is a global array of that size, and the loop indices are declared up front. */
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

#ifndef NX
#define NX 64
#endif
#ifndef NY
#define NY 64
#endif
#ifndef NZ
#define NZ 64
#endif

typedef real Plane[NY + 2][NX + 2];

static real b[NZ + 2][NY + 2][NX + 2];

static double seconds(void)
{
    struct timespec now;

    timespec_get(&now, TIME_UTC);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

/* Runs `steps` iterations on the nx x ny x nz corner of the arrays; returns the newest field. */
static const real *solve(int nx, int ny, int nz, int steps, Plane *u, Plane *unew)
{
    /* b is a charge density in units of the grid spacing squared. */
    const real c0 = -1.0 / 6;
    const real c1 = 1.0 / 6;
    double start, elapsed;
    Plane *swap;
    int t, i, j, k;

#pragma mint copy(b, toDevice, NX + 2, NY + 2, NZ + 2)
#pragma mint copy(u, toDevice, NX + 2, NY + 2, NZ + 2)
#pragma mint copy(unew, toDevice, NX + 2, NY + 2, NZ + 2)
    start = seconds();

#pragma mint parallel
    {
        for (t = 0; t < steps; t++) {
#pragma mint for nest(3) private(i, j, k)
            for (k = 1; k <= nz; k++) {
                for (j = 1; j <= ny; j++) {
                    for (i = 1; i <= nx; i++) {
                        unew[k][j][i] = c0 * b[k][j][i]
                                      + c1 * (u[k][j][i - 1] + u[k][j][i + 1]
                                            + u[k][j - 1][i] + u[k][j + 1][i]
                                            + u[k - 1][j][i] + u[k + 1][j][i]);
                    }
                }
            }
#pragma mint single
            {
                swap = u;
                u = unew;
                unew = swap;
            }
        }
    }
    elapsed = seconds() - start;

#pragma mint copy(u, fromDevice, NX + 2, NY + 2, NZ + 2)
    fprintf(stderr, "time %.6f s, %.3f GCells/s\n", elapsed,
            1e-9 * nx * ny * nz * steps / elapsed);
    return &u[0][0][0];
}

/* A random first guess, and random charges of both signs. */
static void initialise(Plane *u)
{
    uint64_t seed = 7;

    for (int k = 0; k < NZ + 2; k++)
        for (int j = 0; j < NY + 2; j++)
            for (int i = 0; i < NX + 2; i++) {
                seed = seed * 6364136223846793005u + 1442695040888963407u;
                u[k][j][i] = (seed >> 40) / 16777216.0;
                seed = seed * 6364136223846793005u + 1442695040888963407u;
                b[k][j][i] = (seed >> 40) / 8388608.0 - 1.0;
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

/* Returns the number in `text`, or -1 if it is none between `least` and `most`. */
static int parse_count(const char *text, int least, int most)
{
    char *end;

    errno = 0;
    long value = strtol(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || value < least || value > most)
        return -1;
    return (int)value;
}

int main(int argc, char **argv)
{
    int nx = argc > 1 ? parse_count(argv[1], 1, NX) : NX;
    int ny = argc > 2 ? parse_count(argv[2], 1, NY) : NY;
    int nz = argc > 3 ? parse_count(argv[3], 1, NZ) : NZ;
    int steps = argc > 4 ? parse_count(argv[4], 0, 1000000) : 30;

    if (argc > 5 || nx < 0 || ny < 0 || nz < 0 || steps < 0) {
        fprintf(stderr, "usage: %s [nx [ny [nz [steps]]]], at most %d x %d x %d cells\n",
                argv[0], NX, NY, NZ);
        return 2;
    }

    Plane *u = malloc(sizeof b);
    Plane *unew = malloc(sizeof b);
    if (u == NULL || unew == NULL) {
        fprintf(stderr, "%s: no memory for two fields of %zu bytes\n", argv[0], sizeof b);
        free(u);
        free(unew);
        return 1;
    }
    initialise(u);
    memcpy(unew, u, sizeof b);

    printf("poisson3d7 %d x %d x %d, %d steps\n", nx, ny, nz, steps);
    print_summary(solve(nx, ny, nz, steps, u, unew), sizeof b / sizeof(real));

    free(u);
    free(unew);
    return 0;
}
