/* Layers of the ground, and the text files that describe them: one layer a line, from the top,
 *
 *   top (m)   P speed (m/s)   S speed (m/s)   density (kg/m3)
 *
 * A # starts a comment. The first layer starts at 0. */
#ifndef LAYERS_H
#define LAYERS_H

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_LAYERS 32
#define MAX_LINE   256

struct layer {
    double top, vp, vs, density;
};

struct layers {
    int count;
    struct layer layer[MAX_LAYERS];
};

/* What is used without a file. */
static const struct layers default_layers = {
    3,
    {
        {0, 1500, 0, 1000},
        {60, 2100, 900, 1900},
        {150, 3200, 1800, 2400},
    },
};

/* Reads the next number of a line, or stops the line's parsing with 0. */
static inline int layers_number(char **text, double *value)
{
    char *end;

    *value = strtod(*text, &end);
    if (end == *text || !(*value >= 0))
        return 0;
    *text = end;
    return 1;
}

/* Returns what is wrong with the line, or NULL. Blank lines add no layer. */
static inline const char *layers_parse_line(char *line, struct layers *layers)
{
    struct layer next;

    line[strcspn(line, "#\n")] = '\0';
    while (isspace((unsigned char)*line))
        line++;
    if (*line == '\0')
        return NULL;
    if (layers->count == MAX_LAYERS)
        return "too many layers";
    if (!layers_number(&line, &next.top) || !layers_number(&line, &next.vp)
        || !layers_number(&line, &next.vs) || !layers_number(&line, &next.density))
        return "four numbers expected, none negative";
    while (isspace((unsigned char)*line))
        line++;
    if (*line != '\0')
        return "text after the four numbers";
    if (next.vp <= 0 || next.density <= 0 || next.vs * 1.2 > next.vp)
        return "no such material";
    if (layers->count == 0 ? next.top != 0 : next.top <= layers->layer[layers->count - 1].top)
        return "the layers must start at 0 and go down";
    layers->layer[layers->count++] = next;
    return NULL;
}

/* Returns 0, or -1 after a message on stderr. */
static inline int layers_read(const char *name, struct layers *layers)
{
    FILE *file = fopen(name, "r");
    char line[MAX_LINE];
    const char *problem = NULL;
    int number = 0;

    layers->count = 0;
    if (file == NULL) {
        fprintf(stderr, "%s: %s\n", name, strerror(errno));
        return -1;
    }
    while (problem == NULL && fgets(line, sizeof line, file) != NULL) {
        number++;
        problem = strchr(line, '\n') == NULL && !feof(file) ? "line too long"
                                                            : layers_parse_line(line, layers);
    }
    if (problem == NULL && ferror(file))
        problem = "cannot be read";
    if (problem == NULL && layers->count == 0)
        problem = "no layers";
    fclose(file);
    if (problem != NULL) {
        fprintf(stderr, "%s:%d: %s\n", name, number, problem);
        return -1;
    }
    return 0;
}

static inline const struct layer *layers_at(const struct layers *layers, double depth)
{
    int n = layers->count - 1;

    while (n > 0 && layers->layer[n].top > depth)
        n--;
    return &layers->layer[n];
}

static inline double layers_fastest(const struct layers *layers)
{
    double fastest = 0;

    for (int n = 0; n < layers->count; n++)
        if (layers->layer[n].vp > fastest)
            fastest = layers->layer[n].vp;
    return fastest;
}

#endif
