/* The time loops of the trapezoid table, one for each ROW, as a program that times itself: what bench/tune compares is this program, translated with one plan
 * after another.
 *
 *     ./row LOCK CALLS STEPS X [Y [Z]]
 *
 * Prints the fastest of several calls of the time loop in seconds, their number, what the first call took, and the median of the later ones. While it times, it holds the lock of the file
 * LOCK alone; while it moves data, it shares the lock: several such programs may prepare their data at once. CALLS 0: as many as take a tenth of a second, or 26 that take a fiftieth. CALLS 1: a checksum of all bits is printed too; CALLS below 0: as many as that, and the sum of
 * the values. */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>

#define HEAT2D     1
#define HOTSPOT    2
#define FDTD2D     3
#define HEAT3D     4
#define POISSON    5
#define VARCOEF    6
#define BOX19      7
#define BOX27      8
#define HOTSPOT3D  9
#define WAVE4      10
#define CELL       11
#define PATHFINDER 12

#ifndef ROW
#define ROW HEAT2D
#endif
#ifndef REAL
#define REAL double
#endif
typedef REAL real;

#if ROW == HEAT2D || ROW == HOTSPOT || ROW == FDTD2D
#define FLAT
#define EXTENT(a) a, toDevice, width, height
#define BACK(a)   a, fromDevice, width, height
#elif ROW == PATHFINDER
#define EXTENT(a) a, toDevice, nx
#define BACK(a)   a, fromDevice, nx
#else
#define EXTENT(a) a, toDevice, width, height, depth
#define BACK(a)   a, fromDevice, width, height, depth
#endif

#if ROW == CELL || ROW == HEAT2D || ROW == HEAT3D || ROW == BOX19 || ROW == BOX27
#define ARRAYS 2
#elif ROW == WAVE4 || ROW == VARCOEF
#define ARRAYS 4
#else
#define ARRAYS 3
#endif

#if ROW == WAVE4
#define RADIUS 2
#elif ROW == HOTSPOT || ROW == HOTSPOT3D
#define RADIUS 0
#else
#define RADIUS 1
#endif

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

/* The fastest of the calls, the first one, the later ones in order (of as many as are kept), and how many there were. */
static double least = 1e30, first, sum, later[64];
static int made;

static void count_call(double took)
{
    if (made++ == 0) {
        first = took; /* with what happens once: code is loaded, memory is got, height(adaptive) settles */
        return;
    }
    sum += took;
    if (took < least)
        least = took;
    int at = made - 2;
    if (at >= 64)
        return;
    for (; at > 0 && later[at - 1] > took; at--)
        later[at] = later[at - 1];
    later[at] = took;
}

static double median(void)
{
    int kept = made - 1 < 64 ? made - 1 : 64;

    return kept > 0 ? (later[kept / 2] + later[(kept - 1) / 2]) / 2 : 0.0;
}

static int enough(int calls)
{
    if (calls != 0)
        return made >= abs(calls);
    return made > 3 && (sum > 0.1 || made > 25 && sum > 0.02) || made > 1 && sum > 0.4;
}

#if ROW == PATHFINDER
typedef int32_t cell;
#elif ROW == CELL
typedef unsigned char cell;
#else
typedef real cell;
#endif

/* Runs the time loop again and again, and leaves the newest field in u. */
#if ROW == PATHFINDER
static void run(int lock, int calls, int steps, int nx, cell *u, cell *v, cell (*wall)[nx])
#elif defined FLAT
static void run(int lock, int calls, int steps, int width, int height, int depth, cell (*u)[width], cell (*v)[width], cell (*b)[width], cell (*w)[width])
#else
static void run(int lock, int calls, int steps, int width, int height, int depth, cell (*u)[height][width], cell (*v)[height][width], cell (*b)[height][width],
                cell (*w)[height][width])
#endif
{
    flock(lock, LOCK_SH); /* what is moved would be in the times of others */
#if ROW == PATHFINDER
#pragma mint copy(wall, toDevice, nx, steps)
#elif ARRAYS > 2
#pragma mint copy(EXTENT(b))
#endif
#if ARRAYS > 3
#pragma mint copy(EXTENT(w))
#endif
#pragma mint copy(EXTENT(u))
#pragma mint copy(EXTENT(v))
    flock(lock, LOCK_EX);
    while (!enough(calls)) {
        double start = seconds();
#pragma mint parallel
        {
#ifdef ADAPTIVE
#pragma mint trapezoid height(adaptive)
#endif
            for (int t = 0; t < steps; t++) {
#if ROW == HEAT2D
#pragma mint for nest(2)
                for (int y = 1; y < height - 1; y++)
                    for (int x = 1; x < width - 1; x++)
                        v[y][x] = (real)0.4 * u[y][x] + (real)0.15 * (u[y][x - 1] + u[y][x + 1] + u[y - 1][x] + u[y + 1][x]);
#elif ROW == HOTSPOT
                const real cap = 0.5, rx = 0.1, ry = 0.17, rz = 0.0001, ambient = 80;
#pragma mint for nest(2)
                for (int i = 0; i < height; i++)
                    for (int j = 0; j < width; j++) {
                        int top = i > 0 ? i - 1 : 0;
                        int bottom = i < height - 1 ? i + 1 : height - 1;
                        int left = j > 0 ? j - 1 : 0;
                        int right = j < width - 1 ? j + 1 : width - 1;

                        v[i][j] = u[i][j]
                            + cap * (b[i][j]
                                   + (u[bottom][j] + u[top][j] - 2 * u[i][j]) * ry
                                   + (u[i][right] + u[i][left] - 2 * u[i][j]) * rx
                                   + (ambient - u[i][j]) * rz);
                    }
#elif ROW == FDTD2D
#pragma mint for nest(2)
                for (int y = 1; y < height - 1; y++)
                    for (int x = 0; x < width - 1; x++)
                        u[y][x] += (real)0.5 * (b[y][x] - b[y - 1][x]);
#pragma mint for nest(2)
                for (int y = 0; y < height - 1; y++)
                    for (int x = 1; x < width - 1; x++)
                        v[y][x] -= (real)0.5 * (b[y][x] - b[y][x - 1]);
#pragma mint for nest(2)
                for (int y = 0; y < height - 1; y++)
                    for (int x = 0; x < width - 1; x++)
                        b[y][x] -= (real)0.7 * (v[y][x + 1] - v[y][x] - u[y + 1][x] + u[y][x]);
#elif ROW == PATHFINDER
#pragma mint for
                for (int x = 0; x < nx; x++) {
                    int32_t cost = u[x];

                    if (x > 0)
                        cost = cost <= u[x - 1] ? cost : u[x - 1];
                    if (x < nx - 1)
                        cost = cost <= u[x + 1] ? cost : u[x + 1];
                    v[x] = wall[t][x] + cost;
                }
#else
#pragma mint for nest(3)
                for (int z = RADIUS; z < depth - RADIUS; z++)
                    for (int y = RADIUS; y < height - RADIUS; y++)
                        for (int x = RADIUS; x < width - RADIUS; x++) {
#if ROW == HEAT3D
                            v[z][y][x] = (real)0.4 * u[z][y][x] + (real)0.1 * (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] + u[z - 1][y][x] + u[z + 1][y][x]);
#elif ROW == POISSON
                            v[z][y][x] = (real)0.16 * (b[z][y][x] + u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] + u[z - 1][y][x] + u[z + 1][y][x]);
#elif ROW == VARCOEF
                            real here = u[z][y][x], k = b[z][y][x];

                            v[z][y][x] = here + w[z][y][x] + (real)0.1 * ((k + b[z][y][x + 1]) * (u[z][y][x + 1] - here) - (k + b[z][y][x - 1]) * (here - u[z][y][x - 1])
                                + (k + b[z][y + 1][x]) * (u[z][y + 1][x] - here) - (k + b[z][y - 1][x]) * (here - u[z][y - 1][x])
                                + (k + b[z + 1][y][x]) * (u[z + 1][y][x] - here) - (k + b[z - 1][y][x]) * (here - u[z - 1][y][x]));
#elif ROW == BOX19 || ROW == BOX27
                            v[z][y][x] = (real)0.15 * u[z][y][x]
                                + (real)0.07 * (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] + u[z - 1][y][x] + u[z + 1][y][x])
                                + (real)0.02 * (u[z][y - 1][x - 1] + u[z][y - 1][x + 1] + u[z][y + 1][x - 1] + u[z][y + 1][x + 1]
                                      + u[z - 1][y][x - 1] + u[z - 1][y][x + 1] + u[z - 1][y - 1][x] + u[z - 1][y + 1][x]
                                      + u[z + 1][y][x - 1] + u[z + 1][y][x + 1] + u[z + 1][y - 1][x] + u[z + 1][y + 1][x])
#if ROW == BOX27
                                + (real)0.0125 * (u[z - 1][y - 1][x - 1] + u[z - 1][y - 1][x + 1] + u[z - 1][y + 1][x - 1] + u[z - 1][y + 1][x + 1]
                                      + u[z + 1][y - 1][x - 1] + u[z + 1][y - 1][x + 1] + u[z + 1][y + 1][x - 1] + u[z + 1][y + 1][x + 1])
#endif
                                ;
#elif ROW == HOTSPOT3D
                            int west = x > 0 ? x - 1 : 0, east = x < width - 1 ? x + 1 : width - 1;
                            int north = y > 0 ? y - 1 : 0, south = y < height - 1 ? y + 1 : height - 1;
                            int bottom = z > 0 ? z - 1 : 0, top = z < depth - 1 ? z + 1 : depth - 1;

                            v[z][y][x] = (real)0.41 * u[z][y][x]
                                + (real)0.06 * u[z][north][x] + (real)0.06 * u[z][south][x]
                                + (real)0.07 * u[z][y][east] + (real)0.07 * u[z][y][west]
                                + (real)0.11 * u[top][y][x] + (real)0.11 * u[bottom][y][x]
                                + (real)0.03 * b[z][y][x] + (real)8.8;
#elif ROW == WAVE4
                            real laplacian = (real)-7.5 * u[z][y][x]
                                + (real)(4.0 / 3) * (u[z][y][x - 1] + u[z][y][x + 1] + u[z][y - 1][x] + u[z][y + 1][x] + u[z - 1][y][x] + u[z + 1][y][x])
                                - (real)(1.0 / 12) * (u[z][y][x - 2] + u[z][y][x + 2] + u[z][y - 2][x] + u[z][y + 2][x] + u[z - 2][y][x] + u[z + 2][y][x]);

                            v[z][y][x] = 2 * u[z][y][x] - w[z][y][x] + b[z][y][x] * laplacian;
#elif ROW == CELL
                            int neighbours = -u[z][y][x];

                            for (int dz = -1; dz <= 1; dz++)
                                for (int dy = -1; dy <= 1; dy++)
                                    for (int dx = -1; dx <= 1; dx++)
                                        neighbours += u[z + dz][y + dy][x + dx];
                            if (u[z][y][x])
                                v[z][y][x] = neighbours >= 5 && neighbours <= 7;
                            else if (neighbours == 6)
                                v[z][y][x] = 1;
                            else
                                v[z][y][x] = 0;
#endif
                        }
#endif
#if ROW != FDTD2D
#pragma mint single
                {
#if ROW == PATHFINDER
                    cell *old = u;
                    u = v;
                    v = old;
#elif ROW == WAVE4
                    cell (*old)[height][width] = w;
                    w = u;
                    u = v;
                    v = old;
#elif defined FLAT
                    cell (*old)[width] = u;
                    u = v;
                    v = old;
#else
                    cell (*old)[height][width] = u;
                    u = v;
                    v = old;
#endif
                }
#endif
            }
        }
        count_call(seconds() - start);
    }
    flock(lock, LOCK_SH);
#if ROW == PATHFINDER
    size_t count = nx;
#else
    size_t count = (size_t)width * height * depth;
#endif
    printf("%.9f %d %.9f %.9f\n", made > 1 ? least : 0.0, made, first, median());
    if (calls == 1 || calls < 0) {
#pragma mint copy(BACK(u))
        if (calls < 0) {
            double all = 0;

            for (size_t i = 0; i < count; i++)
                all += ((const cell *)u)[i];
            printf("sum %.7g\n", all);
            return;
        }
        const uint8_t *bytes = (const uint8_t *)u;
        uint64_t hash = 14695981039346656037u;

        for (size_t i = 0; i < count * sizeof(cell); i++)
            hash = (hash ^ bytes[i]) * 1099511628211u;
        printf("%016llx\n", (unsigned long long)hash);
    }
}

/* Starts CUDA before the lock is taken. */
static void start(void)
{
    cell nothing[1] = {0};

#pragma mint copy(nothing, toDevice, 1)
}

/* Random values between lo and hi, the same every 2^20 of them: large fields are made in little time. */
static cell *field(size_t count, uint64_t seed, double lo, double hi)
{
    cell *cells = malloc(count * sizeof(cell));
    size_t drawn = count < 1 << 20 ? count : 1 << 20;

    if (cells == NULL)
        exit(1);
    for (size_t i = 0; i < drawn; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        cells[i] = (cell)(lo + (hi - lo) * ((seed >> 40) / 16777216.0));
    }
    for (size_t i = drawn; i < count; i += drawn)
        memcpy(cells + i, cells, (count - i < drawn ? count - i : drawn) * sizeof(cell));
    return cells;
}

int main(int argc, char **argv)
{
    if (argc < 5) {
        fprintf(stderr, "usage: %s LOCK CALLS STEPS X [Y [Z]]\n", argv[0]);
        return 2;
    }
    int lock = open(argv[1], O_RDWR | O_CREAT, 0666), calls = atoi(argv[2]), steps = atoi(argv[3]);
    int nx = atoi(argv[4]);
    if (lock < 0 || steps < 1 || nx < 1)
        return 2;
    start();
#if ROW == PATHFINDER
    run(lock, calls, steps, nx, field(nx, 1, 0, 9), field(nx, 2, 0, 9), (int32_t (*)[nx])field((size_t)nx * steps, 3, 0, 9));
#else
    int width = nx + 2 * RADIUS, height = (argc > 5 ? atoi(argv[5]) : 1) + 2 * RADIUS, depth = argc > 6 ? atoi(argv[6]) + 2 * RADIUS : 1;
    size_t count = (size_t)width * height * depth;
#if ROW == CELL
    cell *oldest = field(count, 1, 0, 1.3);
#else
    cell *oldest = field(count, 1, 0, 1);
#endif
    cell *second = malloc(count * sizeof(cell));
    if (second == NULL)
        return 1;
    memcpy(second, oldest, count * sizeof(cell));
    cell *third = ARRAYS > 2 ? field(count, 3, 0.02, 0.2) : NULL, *fourth = ARRAYS > 3 ? field(count, 4, 0, 0.1) : NULL;
#ifdef FLAT
    run(lock, calls, steps, width, height, depth, (cell (*)[width])oldest, (cell (*)[width])second, (cell (*)[width])third, (cell (*)[width])fourth);
#else
    run(lock, calls, steps, width, height, depth, (cell (*)[height][width])oldest, (cell (*)[height][width])second, (cell (*)[height][width])third,
        (cell (*)[height][width])fourth);
#endif
#endif
    return 0; /* the fields go with the process */
}
