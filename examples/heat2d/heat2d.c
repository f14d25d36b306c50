/* 2-D heat equation, explicit 5-point stencil, fixed temperature on the edge.
 *
 *   u'(i,j) = c0 u(i,j) + c1 (u(i,j-1) + u(i,j+1) + u(i-1,j) + u(i+1,j))
 *
 * The fields are flat blocks seen through pointers to variable-length rows. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#ifndef REAL
#define REAL double
#endif
typedef REAL real;

static double seconds(void)
{
    struct timeval now;

    gettimeofday(&now, NULL);
    return now.tv_sec + 1e-6 * now.tv_usec;
}

/* Advances the field by `steps` steps and returns whichever block holds the result. */
static const real *diffuse(int nx, int ny, int steps, real *field, real *scratch)
{
    real (*u)[nx + 2] = (real (*)[nx + 2])field;
    real (*unew)[nx + 2] = (real (*)[nx + 2])scratch;
    const real c1 = 0.15;
    const real c0 = 1 - 4 * c1;

#pragma mint copy(u, toDevice, nx + 2, ny + 2)
#pragma mint copy(unew, toDevice, nx + 2, ny + 2)
    double start = seconds();

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            for (int i = 1; i <= ny; i++)
                for (int j = 1; j <= nx; j++)
                    unew[i][j] = c0 * u[i][j]
                               + c1 * (u[i][j - 1] + u[i][j + 1] + u[i - 1][j] + u[i + 1][j]);
#pragma mint single
            {
                real (*swap)[nx + 2] = u;
                u = unew;
                unew = swap;
            }
        }
    }
    double elapsed = seconds() - start;

#pragma mint copy(u, fromDevice, nx + 2, ny + 2)
    fprintf(stderr, "time %.6f s, %.3f GCells/s\n", elapsed, 1e-9 * nx * ny * steps / elapsed);
    return &u[0][0];
}

/* A hot disc in the middle of a noisy plate. */
static void initialise(int nx, int ny, real *field)
{
    uint64_t seed = 2011;
    double radius = 0.25 * (nx < ny ? nx : ny);

    for (int i = 0; i < ny + 2; i++)
        for (int j = 0; j < nx + 2; j++) {
            double dx = j - 0.5 * (nx + 1), dy = i - 0.5 * (ny + 1);
            double hot = dx * dx + dy * dy < radius * radius ? 1.0 : 0.0;

            seed = seed * 6364136223846793005u + 1442695040888963407u;
            field[(size_t)i * (nx + 2) + j] = hot + (seed >> 40) / 16777216.0;
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
    int nx = argc > 1 ? parse_count(argv[1], 1) : 200;
    int ny = argc > 2 ? parse_count(argv[2], 1) : 160;
    int steps = argc > 3 ? parse_count(argv[3], 0) : 100;

    if (argc > 4 || nx < 0 || ny < 0 || steps < 0) {
        fprintf(stderr, "usage: %s [nx [ny [steps]]]\n", argv[0]);
        return 2;
    }

    size_t count = (size_t)(nx + 2) * (ny + 2);
    real *field = malloc(count * sizeof *field);
    real *scratch = malloc(count * sizeof *scratch);
    if (field == NULL || scratch == NULL) {
        fprintf(stderr, "%s: no memory for two fields of %zu cells\n", argv[0], count);
        free(field);
        free(scratch);
        return 1;
    }
    initialise(nx, ny, field);
    memcpy(scratch, field, count * sizeof *field);

    printf("heat2d %d x %d, %d steps\n", nx, ny, steps);
    print_summary(diffuse(nx, ny, steps, field, scratch), count);

    free(field);
    free(scratch);
    return 0;
}
