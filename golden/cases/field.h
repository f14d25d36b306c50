/* What the golden programs share: numbers to start from, rows of one block, a checksum. Valid C and C++. */
#ifndef FIELD_H
#define FIELD_H
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#ifndef REAL
#define REAL double
#endif
typedef REAL real;

/* A number between 0 and 1 that no neighbour has. */
static inline real noise(size_t i)
{
    return (real)((i * 2654435761u + 12345u) % 65521u / 65521.0);
}

static inline void fill(real *cells, size_t count, size_t seed)
{
    for (size_t i = 0; i < count; i++)
        cells[i] = noise(i + 1000 * seed);
}

/* FNV-1a over the bytes: it changes with any bit. */
static inline void checksum(const char *name, const void *data, size_t bytes)
{
    const unsigned char *byte = (const unsigned char *)data;
    unsigned long long hash = 14695981039346656037ull;

    for (size_t i = 0; i < bytes; i++)
        hash = (hash ^ byte[i]) * 1099511628211ull;
    printf("%s %016llx\n", name, hash);
}

/* The first argument as a size, or a default. */
static inline int size_argument(int argc, char **argv, int position, int otherwise)
{
    return argc > position ? atoi(argv[position]) : otherwise;
}

/* A[ny][nx], rows in one block. */
static inline real **new_rows(int ny, int nx)
{
    real **rows = (real **)malloc(ny * sizeof(real *));
    real *cells = (real *)malloc((size_t)ny * nx * sizeof(real));

    for (int y = 0; y < ny; y++)
        rows[y] = cells + (size_t)y * nx;
    return rows;
}

/* A[nz][ny][nx], cells in one block. */
static inline real ***new_planes(int nz, int ny, int nx)
{
    real ***planes = (real ***)malloc(nz * sizeof(real **));
    real **rows = new_rows(nz * ny, nx);

    for (int z = 0; z < nz; z++)
        planes[z] = rows + (size_t)z * ny;
    return planes;
}

#endif
