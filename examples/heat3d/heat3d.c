/* 3-D heat equation, explicit 7-point stencil, fixed temperature on the boundary.
 *
 * The solver is Listing 1 of D. Unat, X. Cai and S. B. Baden, "Mint: Realizing CUDA performance
 * in 3D stencil methods with annotated C", ICS 2011. One thing differs: the paper prints
 * `#pragma mint single{`, and a compiler that skips pragmas would lose that brace.
 * Rows are reached through pointers into one contiguous block. */
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

/* Returns a field A[nz][ny][nx] whose cells lie in one block, or NULL. */
static real ***alloc3(int nx, int ny, int nz)
{
    size_t rows = (size_t)nz * ny;
    real ***planes = malloc(nz * sizeof *planes);
    real **lines = malloc(rows * sizeof *lines);
    real *cells = malloc(rows * nx * sizeof *cells);

    if (planes == NULL || lines == NULL || cells == NULL) {
        free(planes);
        free(lines);
        free(cells);
        return NULL;
    }
    for (size_t r = 0; r < rows; r++)
        lines[r] = cells + r * nx;
    for (int z = 0; z < nz; z++)
        planes[z] = lines + (size_t)z * ny;
    return planes;
}

static void free3(real ***field)
{
    if (field == NULL)
        return;
    free(field[0][0]);
    free(field[0]);
    free(field);
}

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

/* Advances U by T steps of explicit Euler and returns the field that holds the result. */
static real ***heat(int n, int m, int k, int T, real ***U, real ***Unew)
{
    const real c1 = 0.1;
    const real c0 = 1 - 6 * c1;

#pragma mint copy(U,toDevice,(n+2),(m+2),(k+2))
#pragma mint copy(Unew,toDevice,(n+2),(m+2),(k+2))
    double start = seconds();

#pragma mint parallel default(shared)
    {
        int t=0;
        while( t++ < T ){

#pragma mint for nest(all) tile(16,16,1)
        for (int z=1; z<= k; z++)
        for (int y=1; y<= m; y++)
        for (int x=1; x<= n; x++)
            Unew[z][y][x] = c0 * U[z][y][x] +
                c1 * (U[z][y][x-1] + U[z][y][x+1] +
                    U[z][y-1][x] + U[z][y+1][x] +
                    U[z-1][y][x] + U[z+1][y][x]);
#pragma mint single
        {
        real*** tmp;
        tmp = U; U = Unew; Unew = tmp;
        } //end of single
        } //end of while
    } //end of parallel region
    double elapsed = seconds() - start;

#pragma mint copy(U,fromDevice,(n+2),(m+2),(k+2))
    fprintf(stderr, "time %.6f s, %.3f GCells/s\n", elapsed, 1e-9 * n * m * k * T / elapsed);
    return U;
}

/* Random temperatures between 0 and 1, the boundary included. */
static void initialise(real *cells, size_t count)
{
    uint64_t seed = 1;

    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        cells[i] = (seed >> 40) / 16777216.0;
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
    int n = argc > 1 ? parse_count(argv[1], 1) : 48;
    int m = argc > 2 ? parse_count(argv[2], 1) : 40;
    int k = argc > 3 ? parse_count(argv[3], 1) : 32;
    int T = argc > 4 ? parse_count(argv[4], 0) : 50;

    if (argc > 5 || n < 0 || m < 0 || k < 0 || T < 0) {
        fprintf(stderr, "usage: %s [n [m [k [steps]]]]\n", argv[0]);
        return 2;
    }

    size_t count = (size_t)(n + 2) * (m + 2) * (k + 2);
    real ***U = alloc3(n + 2, m + 2, k + 2);
    real ***Unew = alloc3(n + 2, m + 2, k + 2);
    if (U == NULL || Unew == NULL) {
        fprintf(stderr, "%s: no memory for two fields of %zu cells\n", argv[0], count);
        free3(U);
        free3(Unew);
        return 1;
    }
    initialise(U[0][0], count);
    memcpy(Unew[0][0], U[0][0], count * sizeof(real));

    printf("heat3d %d x %d x %d, %d steps\n", n, m, k, T);
    print_summary(heat(n, m, k, T, U, Unew)[0][0], count);

    free3(U);
    free3(Unew);
    return 0;
}
