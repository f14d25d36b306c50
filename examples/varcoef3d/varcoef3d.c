/* 3-D heat equation with a variable conductivity and a source, 7-point stencil.
 *
 *   u' = u + b + c sum over the six faces of (k + k_neighbour) (u_neighbour - u)
 *
 * The conductivity of a face is the mean of its two cells; the factor 1/2 is part of c. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "grid.h"

struct fields {
    real ***u;
    real ***unew;
    real ***kappa; /* conductivity */
    real ***b;     /* source, per step */
};

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_REALTIME, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

/* Advances f->u by `steps` steps. */
static void diffuse(int nx, int ny, int nz, int steps, struct fields *f)
{
    real ***u = f->u, ***unew = f->unew, ***kappa = f->kappa, ***b = f->b;
    const real c = 0.04;

#pragma mint copy(u, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(unew, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(kappa, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(b, toDevice, nx + 2, ny + 2, nz + 2)
    double start = seconds();

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all) tile(32, 8, 16) chunksize(1, 1, 16)
            for (int z = 1; z <= nz; z++)
                for (int y = 1; y <= ny; y++)
                    for (int x = 1; x <= nx; x++) {
                        real here = u[z][y][x];
                        real k = kappa[z][y][x];

                        unew[z][y][x] = here + b[z][y][x]
                            + c * ((k + kappa[z][y][x + 1]) * (u[z][y][x + 1] - here)
                                 - (k + kappa[z][y][x - 1]) * (here - u[z][y][x - 1])
                                 + (k + kappa[z][y + 1][x]) * (u[z][y + 1][x] - here)
                                 - (k + kappa[z][y - 1][x]) * (here - u[z][y - 1][x])
                                 + (k + kappa[z + 1][y][x]) * (u[z + 1][y][x] - here)
                                 - (k + kappa[z - 1][y][x]) * (here - u[z - 1][y][x]));
                    }
#pragma mint single
            {
                real ***old = u;
                u = unew;
                unew = old;
            }
        }
    }
    double elapsed = seconds() - start;

#pragma mint copy(u, fromDevice, nx + 2, ny + 2, nz + 2)
    fprintf(stderr, "time %.6f s, %.3f GCells/s\n", elapsed,
            1e-9 * nx * ny * nz * steps / elapsed);
    f->u = u;
    f->unew = unew;
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

static void free_fields(struct fields *f)
{
    grid_free(f->u);
    grid_free(f->unew);
    grid_free(f->kappa);
    grid_free(f->b);
}

int main(int argc, char **argv)
{
    int nx = argc > 1 ? parse_count(argv[1], 1) : 40;
    int ny = argc > 2 ? parse_count(argv[2], 1) : 40;
    int nz = argc > 3 ? parse_count(argv[3], 1) : 40;
    int steps = argc > 4 ? parse_count(argv[4], 0) : 40;

    if (argc > 5 || nx < 0 || ny < 0 || nz < 0 || steps < 0) {
        fprintf(stderr, "usage: %s [nx [ny [nz [steps]]]]\n", argv[0]);
        return 2;
    }

    size_t count = (size_t)(nx + 2) * (ny + 2) * (nz + 2);
    struct fields f = {
        .u = grid_alloc(nx + 2, ny + 2, nz + 2),
        .unew = grid_alloc(nx + 2, ny + 2, nz + 2),
        .kappa = grid_alloc(nx + 2, ny + 2, nz + 2),
        .b = grid_alloc(nx + 2, ny + 2, nz + 2),
    };
    if (f.u == NULL || f.unew == NULL || f.kappa == NULL || f.b == NULL) {
        fprintf(stderr, "%s: no memory for four fields of %zu cells\n", argv[0], count);
        free_fields(&f);
        return 1;
    }
    fill(f.u[0][0], count, 11, 0.0, 1.0);
    memcpy(f.unew[0][0], f.u[0][0], count * sizeof(real));
    fill(f.kappa[0][0], count, 12, 0.5, 1.5);
    fill(f.b[0][0], count, 13, -0.001, 0.001);

    printf("varcoef3d %d x %d x %d, %d steps\n", nx, ny, nz, steps);
    diffuse(nx, ny, nz, steps, &f);
    print_summary(f.u[0][0], count);

    free_fields(&f);
    return 0;
}
