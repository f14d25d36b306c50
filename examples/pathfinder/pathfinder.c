/* PathFinder: the cheapest way down a wall, by dynamic programming row by row.
 *
 * After the Rodinia benchmark of this name, one of the four programs of J. Meng and K. Skadron,
 * "Performance modeling and automatic ghost zone optimization for iterative stencil loops on
 * GPUs", ICS 2009. The way goes down, straight or to either side; a step costs what the wall
 * says. The wall may be walked several times, as if copies of it stood one upon the other. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define MAX_COST 9 /* of a step */
#define MIN(a, b) ((a) <= (b) ? (a) : (b))

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

/* Walks the wall; returns the one of the two arrays with the least cost of reaching each column.
 * `cost` holds the costs at the start, `next` is for scratch. */
static int32_t *find_paths(int cols, int rows, int passes, int32_t (*wall)[cols],
                           int32_t *cost, int32_t *next)
{
#pragma mint copy(wall, toDevice, cols, rows)
#pragma mint copy(cost, toDevice, cols)
#pragma mint copy(next, toDevice, cols)
    double start = seconds();

#pragma mint parallel
    {
        for (int pass = 0; pass < passes; pass++) {
            for (int t = 0; t < rows; t++) {
#pragma mint for
                for (int x = 0; x < cols; x++) {
                    int32_t least = cost[x];

                    if (x > 0)
                        least = MIN(least, cost[x - 1]);
                    if (x < cols - 1)
                        least = MIN(least, cost[x + 1]);
                    next[x] = wall[t][x] + least;
                }
#pragma mint single
                {
                    int32_t *swap = cost;
                    cost = next;
                    next = swap;
                }
            }
        }
    }
    double elapsed = seconds() - start;

#pragma mint copy(cost, fromDevice, cols)
    fprintf(stderr, "time %.6f s, %.3f GCells/s\n", elapsed,
            1e-9 * cols * rows * passes / elapsed);
    return cost;
}

/* Random costs from 0 to MAX_COST. */
static void build(int32_t *wall, size_t count)
{
    uint64_t seed = 9;

    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        wall[i] = (int32_t)((seed >> 33) % (MAX_COST + 1));
    }
}

/* The checksum is FNV-1a over the bytes: it changes with any bit of the costs. */
static void print_summary(const int32_t *cost, size_t count)
{
    const unsigned char *bytes = (const unsigned char *)cost;
    uint64_t hash = 14695981039346656037u;
    int64_t sum = 0;
    int32_t min = cost[0], max = cost[0];

    for (size_t i = 0; i < count * sizeof *cost; i++)
        hash = (hash ^ bytes[i]) * 1099511628211u;
    for (size_t i = 0; i < count; i++) {
        sum += cost[i];
        if (cost[i] < min)
            min = cost[i];
        if (cost[i] > max)
            max = cost[i];
    }
    printf("checksum %016llx\n", (unsigned long long)hash);
    printf("sum %lld min %d max %d\n", (long long)sum, (int)min, (int)max);
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
    int cols = argc > 1 ? parse_count(argv[1], 1, 100000000) : 100000;
    int rows = argc > 2 ? parse_count(argv[2], 1, 1000000) : 100;
    int passes = argc > 3 ? parse_count(argv[3], 0, 1000000) : 1;

    if (argc > 4 || cols < 0 || rows < 0 || passes < 0) {
        fprintf(stderr, "usage: %s [columns [rows [passes]]]\n", argv[0]);
        return 2;
    }
    if (passes > INT32_MAX / MAX_COST / rows) {
        fprintf(stderr, "%s: the cost of %d passes of %d rows could overflow\n", argv[0], passes, rows);
        return 2;
    }

    size_t count = (size_t)cols * rows;
    int32_t (*wall)[cols] = malloc(count * sizeof(int32_t));
    int32_t *cost = calloc(cols, sizeof *cost);
    int32_t *next = calloc(cols, sizeof *next);
    int status = 0;
    if (wall == NULL || cost == NULL || next == NULL) {
        fprintf(stderr, "%s: no memory for a wall of %zu steps\n", argv[0], count);
        status = 1;
    } else {
        build(&wall[0][0], count);

        printf("pathfinder %d x %d, %d passes\n", cols, rows, passes);
        print_summary(find_paths(cols, rows, passes, wall, cost, next), cols);
    }
    free(wall);
    free(cost);
    free(next);
    return status;
}
