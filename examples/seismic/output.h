/* What the program says and writes: messages, traces, a picture, checksums. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "grid.h"

/* Who listens: receiver r is in cell r * every of the top row. */
struct receivers {
    int count, every;
    real *traces; /* vz, a row of `count` numbers for each step */
};

struct picture {
    int width, height;
    real *points;
};

static int log_level = 1;

static void log_at(int level, const char *format, ...)
{
    va_list arguments;

    if (level > log_level)
        return;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
}

#define LOG_ERROR(...) log_at(0, "error: " __VA_ARGS__)
#define LOG_INFO(...)  log_at(2, "info: " __VA_ARGS__)

/* Opens a file for writing; - is stdout. */
static FILE *open_output(const char *name)
{
    FILE *file = strcmp(name, "-") == 0 ? stdout : fopen(name, "w");

    if (file == NULL)
        LOG_ERROR("%s: %s\n", name, strerror(errno));
    return file;
}

static int close_output(FILE *file, const char *name)
{
    int failed = ferror(file);

    if (file != stdout && fclose(file) != 0)
        failed = 1;
    if (failed) {
        LOG_ERROR("%s: cannot be written\n", name);
        return -1;
    }
    LOG_INFO("wrote %s\n", name);
    return 0;
}

/* A line for each step: its time, and what each receiver heard. */
static int write_traces(const char *name, const struct receivers *rec, int steps, double dt)
{
    FILE *file = open_output(name);

    if (file == NULL)
        return -1;
    for (int t = 0; t < steps; t++) {
        fprintf(file, "%.6f", t * dt);
        for (int r = 0; r < rec->count; r++)
            fprintf(file, " %.6g", (double)rec->traces[(size_t)t * rec->count + r]);
        fputc('\n', file);
    }
    return close_output(file, name);
}

/* A grey picture, format PGM, white where the ground moved most. */
static int write_picture(const char *name, const struct picture *p)
{
    FILE *file = open_output(name);
    size_t count = (size_t)p->width * p->height;
    double most = 0;

    if (file == NULL)
        return -1;
    for (size_t n = 0; n < count; n++)
        most = fmax(most, p->points[n]);
    fprintf(file, "P2\n%d %d\n255\n", p->width, p->height);
    for (size_t n = 0; n < count; n++)
        fprintf(file, "%d%c", most > 0 ? (int)(255 * sqrt(p->points[n] / most)) : 0,
                (n + 1) % p->width == 0 ? '\n' : ' ');
    return close_output(file, name);
}

/* The checksum is FNV-1a over the bytes: it changes with any bit of the numbers. */
static void print_summary(const char *name, const real *field, size_t count)
{
    const unsigned char *bytes = (const unsigned char *)field;
    uint64_t hash = 14695981039346656037u;
    double sum = 0, min = 0, max = 0;

    for (size_t i = 0; i < count * sizeof *field; i++)
        hash = (hash ^ bytes[i]) * 1099511628211u;
    for (size_t i = 0; i < count; i++) {
        sum += field[i];
        if (i == 0 || field[i] < min)
            min = field[i];
        if (i == 0 || field[i] > max)
            max = field[i];
    }
    printf("%s checksum %016llx\n", name, (unsigned long long)hash);
    printf("%s sum %.17g min %.17g max %.17g\n", name, sum, min, max);
}

#endif
