/* Cell: the game of life in three dimensions.
 *
 * One of the four programs of J. Meng and K. Skadron, "Performance modeling and automatic ghost
 * zone optimization for iterative stencil loops on GPUs", ICS 2009. A cell has 26 neighbours.
 * The rules are C. Bays' life 5766: a living cell stays alive with 5 to 7 living neighbours, a
 * dead one comes alive with 6. Cells on the boundary keep their state. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define STAY_LEAST 5
#define STAY_MOST  7
#define BIRTH      6

typedef unsigned char cell;

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

/* Plays `steps` generations and returns the newest one. */
static const cell *play(int nx, int ny, int nz, int steps,
                        cell (*now)[ny + 2][nx + 2], cell (*next)[ny + 2][nx + 2])
{
#pragma mint copy(now, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(next, toDevice, nx + 2, ny + 2, nz + 2)
    double start = seconds();

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
            for (int z = 1; z <= nz; z++) {
                for (int y = 1; y <= ny; y++) {
                    for (int x = 1; x <= nx; x++) {
                        int neighbours = -now[z][y][x];

                        for (int dz = -1; dz <= 1; dz++)
                            for (int dy = -1; dy <= 1; dy++)
                                for (int dx = -1; dx <= 1; dx++)
                                    neighbours += now[z + dz][y + dy][x + dx];

                        if (now[z][y][x])
                            next[z][y][x] = neighbours >= STAY_LEAST && neighbours <= STAY_MOST;
                        else if (neighbours == BIRTH)
                            next[z][y][x] = 1;
                        else
                            next[z][y][x] = 0;
                    }
                }
            }
#pragma mint single
            {
                cell (*swap)[ny + 2][nx + 2] = now;
                now = next;
                next = swap;
            }
        }
    }
    double elapsed = seconds() - start;

#pragma mint copy(now, fromDevice, nx + 2, ny + 2, nz + 2)
    fprintf(stderr, "time %.6f s, %.3f GCells/s\n", elapsed,
            1e-9 * nx * ny * nz * steps / elapsed);
    return &now[0][0][0];
}

/* One cell in four lives. */
static void populate(cell *cells, size_t count)
{
    uint64_t seed = 17;

    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        cells[i] = (seed >> 62) == 0;
    }
}

/* The checksum is FNV-1a over the cells: it changes with any of them. */
static void print_summary(const cell *cells, size_t count)
{
    uint64_t hash = 14695981039346656037u;
    size_t alive = 0;

    for (size_t i = 0; i < count; i++) {
        hash = (hash ^ cells[i]) * 1099511628211u;
        alive += cells[i];
    }
    printf("checksum %016llx\n", (unsigned long long)hash);
    printf("alive %zu of %zu\n", alive, count);
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
    int nx = argc > 1 ? parse_count(argv[1], 1) : 64;
    int ny = argc > 2 ? parse_count(argv[2], 1) : 48;
    int nz = argc > 3 ? parse_count(argv[3], 1) : 40;
    int steps = argc > 4 ? parse_count(argv[4], 0) : 30;

    if (argc > 5 || nx < 0 || ny < 0 || nz < 0 || steps < 0) {
        fprintf(stderr, "usage: %s [nx [ny [nz [steps]]]]\n", argv[0]);
        return 2;
    }

    size_t count = (size_t)(nx + 2) * (ny + 2) * (nz + 2);
    cell (*now)[ny + 2][nx + 2] = malloc(count);
    cell (*next)[ny + 2][nx + 2] = malloc(count);
    int status = 0;
    if (now == NULL || next == NULL) {
        fprintf(stderr, "%s: no memory for two generations of %zu cells\n", argv[0], count);
        status = 1;
    } else {
        populate(&now[0][0][0], count);
        memcpy(next, now, count);

        printf("cell %d x %d x %d, %d steps\n", nx, ny, nz, steps);
        print_summary(play(nx, ny, nz, steps, now, next), count);
    }
    free(now);
    free(next);
    return status;
}
