/* 2-D Poisson equation, Jacobi iterations until the largest change falls below a tolerance.
 *
 *   u' = (sum of the four neighbours - b) / 4
 *
 * The largest change of an iteration is a reduction over all cells. */
#include <errno.h>
#include <math.h>
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

/* Iterates until no cell changes by `tolerance` or more, at most `limit` times. Returns the field
 * that holds the result; the iterations made and their last change go to *made and *change. */
static const real *solve(int nx, int ny, int limit, real tolerance, real (*u)[nx + 2],
                         real (*unew)[nx + 2], real (*b)[nx + 2], int *made, real *change)
{
    int iterations = 0;
    real diff = tolerance;

#pragma mint copy(u, toDevice, nx + 2, ny + 2)
#pragma mint copy(unew, toDevice, nx + 2, ny + 2)
#pragma mint copy(b, toDevice, nx + 2, ny + 2)
    double start = seconds();

#pragma mint parallel
    {
        while (diff >= tolerance && iterations < limit) {
            diff = 0;
#pragma mint for nest(2) reduction(max: diff)
            for (int j = 1; j <= ny; j++) {
                for (int i = 1; i <= nx; i++) {
                    real next = (real)0.25 * (u[j][i - 1] + u[j][i + 1]
                                            + u[j - 1][i] + u[j + 1][i] - b[j][i]);
                    real delta = fabs(next - u[j][i]);

                    unew[j][i] = next;
                    if (delta > diff)
                        diff = delta;
                }
            }
#pragma mint single
            {
                real (*swap)[nx + 2] = u;
                u = unew;
                unew = swap;
                iterations++;
            }
        }
    }
    double elapsed = seconds() - start;

#pragma mint copy(u, fromDevice, nx + 2, ny + 2)
    fprintf(stderr, "time %.6f s, %.3f GCells/s\n", elapsed,
            1e-9 * nx * ny * iterations / elapsed);
    *made = iterations;
    *change = diff;
    return &u[0][0];
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

/* Returns the number in `text`, or -1 if it is none or negative. */
static double parse_tolerance(const char *text)
{
    char *end;
    double value = strtod(text, &end);

    return end != text && *end == '\0' && value >= 0 ? value : -1;
}

int main(int argc, char **argv)
{
    int nx = argc > 1 ? parse_count(argv[1], 1) : 64;
    int ny = argc > 2 ? parse_count(argv[2], 1) : 48;
    int limit = argc > 3 ? parse_count(argv[3], 0) : 10000;
    double tolerance = argc > 4 ? parse_tolerance(argv[4]) : 1e-4;

    if (argc > 5 || nx < 0 || ny < 0 || limit < 0 || tolerance < 0) {
        fprintf(stderr, "usage: %s [nx [ny [most iterations [tolerance]]]]\n", argv[0]);
        return 2;
    }

    size_t count = (size_t)(nx + 2) * (ny + 2);
    real (*u)[nx + 2] = malloc(count * sizeof(real));
    real (*unew)[nx + 2] = malloc(count * sizeof(real));
    real (*b)[nx + 2] = malloc(count * sizeof(real));
    int status = 0;
    if (u == NULL || unew == NULL || b == NULL) {
        fprintf(stderr, "%s: no memory for three fields of %zu cells\n", argv[0], count);
        status = 1;
    } else {
        int made;
        real change;

        fill(&u[0][0], count, 51, 0.0, 1.0);
        memcpy(unew, u, count * sizeof(real));
        fill(&b[0][0], count, 52, -0.1, 0.1);

        printf("poisson_converge %d x %d, at most %d iterations\n", nx, ny, limit);
        const real *result = solve(nx, ny, limit, tolerance, u, unew, b, &made, &change);
        printf("%d iterations, last change %.17g\n", made, (double)change);
        print_summary(result, count);
    }
    free(u);
    free(unew);
    free(b);
    return status;
}
