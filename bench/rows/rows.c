/* The time of transfers of a matrix: rows in one block against rows of their own. Arguments: rows, cells of a row, rounds. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

/* Milliseconds of a copy to the device and of one from it, the best of some rounds. */
static void measure(const char *name, double **u, int ny, int nx, int rounds)
{
    double up = 1e30, down = 1e30;

#pragma mint copy(u, toDevice, nx, ny)
#pragma mint parallel for nest(2)
    for (int y = 0; y < ny; y++)
        for (int x = 0; x < nx; x++)
            u[y][x] += 1;
#pragma mint copy(u, fromDevice, nx, ny)
    for (int r = 0; r < rounds; r++) {
        double begin = now(), middle, end;
#pragma mint copy(u, toDevice, nx, ny)
        middle = now();
#pragma mint parallel for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++)
                u[y][x] += 1;
#pragma mint parallel
        {
#pragma mint barrier
        }
        end = now();
        up = middle - begin < up ? middle - begin : up;
        begin = end;
#pragma mint copy(u, fromDevice, nx, ny)
        end = now();
        down = end - begin < down ? end - begin : down;
    }
    printf("| %d x %d | %s | %.2f | %.2f | %s |\n", ny, nx, name, 1e3 * up, 1e3 * down, u[ny / 2][nx / 2] == rounds + 1 ? "yes" : "no");
}

int main(int argc, char **argv)
{
    int ny = argc > 1 ? atoi(argv[1]) : 1000, nx = argc > 2 ? atoi(argv[2]) : 1000, rounds = argc > 3 ? atoi(argv[3]) : 3;
    double **block = malloc(ny * sizeof *block), **apart = malloc(ny * sizeof *apart);
    double *cells = calloc((size_t)ny * nx, sizeof *cells);

    for (int y = 0; y < ny; y++) {
        block[y] = cells + (size_t)y * nx;
        apart[y] = calloc(nx, sizeof *apart[y]);
    }
    measure("one block", block, ny, nx, rounds);
    measure("rows apart", apart, ny, nx, rounds);
    return 0;
}
