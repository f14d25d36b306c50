/* HotSpot: temperature of a chip from the power that each part of it draws.
 *
 * After the Rodinia benchmark of this name, one of the four programs of J. Meng and K. Skadron,
 * "Performance modeling and automatic ghost zone optimization for iterative stencil loops on
 * GPUs", ICS 2009 (Listing 1 there). Every cell is updated; at an edge the missing neighbour is
 * the cell itself. Cell size and time step do not depend on the grid. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/time.h>

#include "matrix.h"

#define SPECIFIC_HEAT   1.75e6 /* of silicon, J/(m^3 K) */
#define CONDUCTIVITY    100.0  /* of silicon, W/(m K) */
#define CAPACITY_FACTOR 0.5
#define CHIP_THICKNESS  0.0005 /* m */
#define AMBIENT         80.0
#define CELL            2.0e-6 /* side of a cell, m */
#define TIME_STEP       1.5e-9 /* s; four neighbours together weigh 0.34 */

static double seconds(void)
{
    struct timeval now;

    gettimeofday(&now, NULL);
    return now.tv_sec + 1e-6 * now.tv_usec;
}

/* Advances the temperatures by `steps` steps and returns the matrix that holds the result. */
static real **heat_up(int rows, int cols, int steps, real **temp, real **next, real **power)
{
    const real cap = TIME_STEP / (CAPACITY_FACTOR * SPECIFIC_HEAT * CHIP_THICKNESS * CELL * CELL);
    const real rx = 2.0 * CONDUCTIVITY * CHIP_THICKNESS;
    const real ry = 2.0 * CONDUCTIVITY * CHIP_THICKNESS;
    const real rz = CONDUCTIVITY * CELL * CELL / CHIP_THICKNESS;
    const real ambient = AMBIENT;

#pragma mint copy(temp, toDevice, cols, rows)
#pragma mint copy(next, toDevice, cols, rows)
#pragma mint copy(power, toDevice, cols, rows)
    double start = seconds();

#pragma mint parallel
    {
        for (int step = 0; step < steps; step++) {
#pragma mint for nest(2)
            for (int i = 0; i < rows; i++) {
                for (int j = 0; j < cols; j++) {
                    int top = i > 0 ? i - 1 : 0;
                    int bottom = i < rows - 1 ? i + 1 : rows - 1;
                    int left = j > 0 ? j - 1 : 0;
                    int right = j < cols - 1 ? j + 1 : cols - 1;

                    next[i][j] = temp[i][j]
                        + cap * (power[i][j]
                               + (temp[bottom][j] + temp[top][j] - 2 * temp[i][j]) * ry
                               + (temp[i][right] + temp[i][left] - 2 * temp[i][j]) * rx
                               + (ambient - temp[i][j]) * rz);
                }
            }
#pragma mint single
            {
                real **old = temp;
                temp = next;
                next = old;
            }
        }
    }
    double elapsed = seconds() - start;

#pragma mint copy(temp, fromDevice, cols, rows)
    fprintf(stderr, "time %.6f s, %.3f GCells/s\n", elapsed,
            1e-9 * rows * cols * steps / elapsed);
    return temp;
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
    int cols = argc > 1 ? parse_count(argv[1], 1) : 256;
    int rows = argc > 2 ? parse_count(argv[2], 1) : 192;
    int steps = argc > 3 ? parse_count(argv[3], 0) : 60;

    if (argc > 4 || cols < 0 || rows < 0 || steps < 0) {
        fprintf(stderr, "usage: %s [columns [rows [steps]]]\n", argv[0]);
        return 2;
    }

    size_t count = (size_t)rows * cols;
    real **temp = matrix_alloc(rows, cols);
    real **next = matrix_alloc(rows, cols);
    real **power = matrix_alloc(rows, cols);
    int status = 0;
    if (temp == NULL || next == NULL || power == NULL) {
        fprintf(stderr, "%s: no memory for three matrices of %zu cells\n", argv[0], count);
        status = 1;
    } else {
        fill(temp[0], count, 31, 320.0, 345.0);
        fill(next[0], count, 32, 320.0, 345.0);
        fill(power[0], count, 33, 0.0, 0.001);

        printf("hotspot %d x %d, %d steps\n", cols, rows, steps);
        print_summary(heat_up(rows, cols, steps, temp, next, power)[0], count);
    }
    matrix_free(temp);
    matrix_free(next);
    matrix_free(power);
    return status;
}
