/* Conway's game of life on a torus, with a switch over the neighbours, until nothing changes.
 * Edits that mintc needed beside the directives: None. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdbool.h>
#include <getopt.h>

typedef unsigned char cell;
static cell *world, *next_world;
static int rows = 32, cols = 40;

#define CELL(w, r, c) ((w)[((r) + rows) % rows * cols + ((c) + cols) % cols])

static void read_world(FILE *in)
{
    char line[512];
    int r = 0;
    while (r < rows && fgets(line, sizeof line, in)) {
        for (int c = 0; line[c] && line[c] != '\n' && c < cols; c++)
            world[r * cols + c] = line[c] == '#';
        r++;
    }
    if (r == 0)
        for (int i = 0; i < rows * cols; i++)
            world[i] = (i * 2654435761u >> 13) % 3 == 0;
}

static void generation(void)
{
    #pragma mint parallel for nest(2)
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < cols; c++) {
            int alive = 0;
            for (int dr = -1; dr <= 1; dr++)
                for (int dc = -1; dc <= 1; dc++)
                    if (dr || dc)
                        alive += CELL(world, r + dr, c + dc);
            switch (alive) {
            case 3:
                next_world[r * cols + c] = 1;
                break;
            case 2:
                next_world[r * cols + c] = world[r * cols + c];
                break;
            default:
                next_world[r * cols + c] = 0;
            }
        }
    }
    cell *t = world;
    world = next_world;
    next_world = t;
}

static long population(void)
{
    long n = 0;
    #pragma mint parallel for reduction(+: n)
    for (int i = 0; i < rows * cols; i++)
        n += world[i];
    return n;
}

static bool same(void)
{
    bool equal = true;
    #pragma mint parallel for reduction(&&: equal)
    for (int i = 0; i < rows * cols; i++)
        equal = equal && world[i] == next_world[i];
    return equal;
}

int main(int argc, char **argv)
{
    int generations = 25, opt;
    bool show = false;
    while ((opt = getopt(argc, argv, "g:r:c:s")) != -1)
        switch (opt) {
        case 'g': generations = atoi(optarg); break;
        case 'r': rows = atoi(optarg); break;
        case 'c': cols = atoi(optarg); break;
        case 's': show = true; break;
        default:
            fprintf(stderr, "usage: %s [-g generations] [-r rows] [-c columns] [-s] < pattern\n", argv[0]);
            return 2;
        }
    world = calloc(rows, cols);
    next_world = calloc(rows, cols);
    read_world(stdin);
    #pragma mint copy(world, toDevice, rows * cols)
    #pragma mint copy(next_world, toDevice, rows * cols)
    int g;
    for (g = 0; g < generations; g++) {
        generation();
        if (g % 5 == 4)
            printf("generation %d: %ld alive\n", g + 1, population());
        if (same())
            break;
        if (show) {
            #pragma mint copy(world, fromDevice, rows * cols)
            for (int r = 0; r < rows; r++) {
                for (int c = 0; c < cols; c++)
                    putchar(world[r * cols + c] ? '#' : '.');
                putchar('\n');
            }
        }
    }
    #pragma mint copy(world, fromDevice, rows * cols)
    unsigned hash = 5381;
    for (int i = 0; i < rows * cols; i++)
        hash = hash * 33 ^ world[i];
    printf("after %d: %08x\n", g, hash);
    free(world);
    free(next_world);
    return 0;
}
