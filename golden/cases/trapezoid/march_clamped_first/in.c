/* Rules: T1, T2. Trapezoid case 12. Subscripts stop where the slowest loop begins, and no step reads a plane behind its own: the cell's own plane, which the step
 * before computes in the same turn, takes the place of the one in front of it. Rows that stop, too,
 * with their neighbours: the last row of the range is the first one of a warp, which takes the place of the next warp's.
 * Of three buffers, one is read beyond the range where another one stops. */
#include "../../field.h"

static void wave(int nx, int ny, int steps)
{
    real **before = new_rows(ny, nx), **now = new_rows(ny, nx), **next = new_rows(ny, nx);
    size_t cells = (size_t)nx * ny;

    fill(before[0], cells, 5);
    fill(now[0], cells, 6);
    fill(next[0], cells, 7);
#pragma mint copy(before, toDevice, nx, ny)
#pragma mint copy(now, toDevice, nx, ny)
#pragma mint copy(next, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int i = 1; i < ny; i++)
            for (int j = 1; j < nx; j++) {
                int north = i > 1 ? i - 1 : 1, west = j > 1 ? j - 1 : 1;
                next[i][j] = (real)0.3 * now[north][j] + (real)0.2 * now[i][west] + (real)0.1 * now[i][j] + (real)0.2 * before[i - 1][j] + (real)0.1 * before[i][j - 1];
            }
        real **swap = before;
        before = now;
        now = next;
        next = swap;
    }
#pragma mint copy(before, fromDevice, nx, ny)
#pragma mint copy(now, fromDevice, nx, ny)
#pragma mint copy(next, fromDevice, nx, ny)
    checksum("before", before[0], cells * sizeof(real));
    checksum("now", now[0], cells * sizeof(real));
    checksum("next", next[0], cells * sizeof(real));
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 17), ny = size_argument(argc, argv, 2, 9), steps = size_argument(argc, argv, 3, 12);
    real **now = new_rows(ny, nx), **next = new_rows(ny, nx);
    size_t cells = (size_t)nx * ny;

    fill(now[0], cells, 1);
    fill(next[0], cells, 2);
#pragma mint copy(now, toDevice, nx, ny)
#pragma mint copy(next, toDevice, nx, ny)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int i = 0; i < ny; i++)
            for (int j = 0; j < nx; j++) {
                int north = i > 0 ? i - 1 : 0, east = j < nx - 1 ? j + 1 : nx - 1;
                next[i][j] = (real)0.5 * now[north][j] + (real)0.25 * now[i][east];
            }
        real **swap = now;
        now = next;
        next = swap;
    }
#pragma mint copy(now, fromDevice, nx, ny)
#pragma mint copy(next, fromDevice, nx, ny)
    checksum("now", now[0], cells * sizeof(real));
    checksum("next", next[0], cells * sizeof(real));

    int depth = 2, height = 37, width = 70;
    real (*was)[height][width] = calloc(depth, sizeof *was), (*is)[height][width] = calloc(depth, sizeof *is);
    fill(was[0][0], (size_t)depth * height * width, 3);
#pragma mint copy(was, toDevice, width, height, depth)
#pragma mint copy(is, toDevice, width, height, depth)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(3)
        for (int i = 0; i < depth; i++)
            for (int j = 0; j < height; j++)
                for (int k = 0; k < width; k++) {
                    int below = j < height - 1 ? j + 1 : height - 1, west = k > 0 ? k - 1 : 0;
                    is[i][j][k] = (real)0.5 * was[i][j][k] + (real)0.25 * was[i][below][west];
                }
        real (*swap)[height][width] = was;
        was = is;
        is = swap;
    }
#pragma mint copy(was, fromDevice, width, height, depth)
#pragma mint copy(is, fromDevice, width, height, depth)
    checksum("was", was, depth * sizeof *was);
    checksum("is", is, depth * sizeof *is);
    wave(nx, ny, steps);
    return 0;
}
