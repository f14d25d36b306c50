/* Pointers to a small array on the device that mintc loses, because their bytes go through a file, a pipe or text. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { n = 64 };
typedef struct { int length; double *cells; } Row;

double *from_file(const Row *row)
{
    Row copy = {0, 0};
    FILE *f = tmpfile();
    fwrite(row, sizeof *row, 1, f);
    rewind(f);
    if (fread(&copy, sizeof copy, 1, f) != 1)
        exit(1);
    fclose(f);
    return copy.cells;
}

static void exchange(char *a, char *b, size_t bytes)
{
    for (; bytes > 0; bytes--) {
        char t = *a;
        *a++ = *b;
        *b++ = t;
    }
}

/* What a pointer led to before its bytes were written is not what it brings back. */
double exchanged(void)
{
    double *u = (double *)calloc(n, sizeof *u), *v = (double *)calloc(n, sizeof *v);
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += i;
    exchange((char *)&u, (char *)&v, sizeof u);
#pragma mint copy(u, fromDevice, n)
    return v[5];
}

/* The address is known to whoever reads the text. */
double printed(void)
{
    double *u = (double *)calloc(n, sizeof *u), seen;
    char text[40];
    snprintf(text, sizeof text, "%p", (void *)u);
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += i;
    seen = ((double *)strtoull(text, NULL, 16))[5];
#pragma mint copy(u, fromDevice, n)
    return seen;
}

/* A pointer is read as a number. */
double numbered(void)
{
    double *u = (double *)calloc(n, sizeof *u), **held = (double **)malloc(sizeof *held), seen;
    unsigned long *number = (unsigned long *)held;
    *held = u;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += i;
    seen = ((double *)*number)[5];
#pragma mint copy(u, fromDevice, n)
    return seen;
}

static void *same(void *p) { return p; }

/* So it is behind a pointer that nobody converts by a cast. */
double numbered_unsaid(void)
{
    double *u = (double *)calloc(n, sizeof *u), seen;
    unsigned long *number = same(&u);
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += i;
    seen = ((double *)*number)[5];
#pragma mint copy(u, fromDevice, n)
    return seen;
}

/* A pointer is read byte by byte. */
double spelled(void)
{
    double *u = (double *)calloc(n, sizeof *u), seen;
    const unsigned char *bytes = (const unsigned char *)&u;
    unsigned long number = 0;
    for (unsigned b = 0; b < sizeof u; b++)
        number |= (unsigned long)bytes[b] << 8 * b;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += i;
    seen = ((double *)number)[5];
#pragma mint copy(u, fromDevice, n)
    return seen;
}

double lost(int way)
{
    if (way == 7)
        return spelled();
    if (way == 6)
        return numbered_unsaid();
    if (way == 5)
        return numbered();
    if (way == 3)
        return exchanged();
    if (way == 4)
        return printed();
    double *u = (double *)calloc(n, sizeof *u), *other = NULL, seen = 0;
    int ends[2];
    char text[40];
    Row row = {n, u};
    snprintf(text, sizeof text, "%p", (void *)u);
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += i;
    switch (way) {
    case 0:
        other = from_file(&row);
        break;
    case 1:
        if (sscanf(text, "%p", (void **)&other) != 1)
            exit(1);
        break;
    case 2:
        if (pipe(ends) || write(ends[1], &u, sizeof u) != sizeof u || read(ends[0], &other, sizeof other) != sizeof other)
            exit(1);
        break;
    }
    seen = other[5];
    other[7] = 100;
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] *= 2;
#pragma mint copy(u, fromDevice, n)
    seen = seen * 1000 + u[7];
    free(u);
    return seen;
}
