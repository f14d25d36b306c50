/* Rules: T1, L6. Trapezoid case 13. The directive stands in front of a loop that calls the function with the nests: its height counts for them, in other loops around
   calls, too. Which array follows on which is seen in the function, and in a loop in front of a nest that is a region by itself. */
#include "../../field.h"

struct fields {
    int nx, ny;
    real *u, *v, *next_u, *next_v;
};

static int wrap(int i, int n) { return i < 0 ? i + n : i >= n ? i - n : i; }

/* A step of two substances that react, on a torus. */
static void react(struct fields *f)
{
    int nx = f->nx, ny = f->ny;
    real *u = f->u, *v = f->v, *a = f->next_u, *b = f->next_v;
#pragma mint parallel for nest(2)
    for (int y = 0; y < ny; y++)
        for (int x = 0; x < nx; x++) {
            int left = wrap(x - 1, nx), right = wrap(x + 1, nx), up = wrap(y - 1, ny), down = wrap(y + 1, ny);
            real fed = u[y * nx + x] * v[y * nx + x] * v[y * nx + x];
            a[y * nx + x] = (u[y * nx + left] + u[y * nx + right] + u[up * nx + x] + u[down * nx + x]) / 4 - fed;
            b[y * nx + x] = (v[y * nx + left] + v[y * nx + right] + v[up * nx + x] + v[down * nx + x]) / 4 + fed;
        }
    f->u = a;
    f->v = b;
    f->next_u = u;
    f->next_v = v;
}

static void react_once(struct fields *f) { react(f); }

/* Three levels in one array, named anew in each step. */
static void waves(int n, int steps, real *levels)
{
#pragma mint copy(levels, toDevice, 3 * n)
#pragma mint trapezoid height(3)
    for (int t = 0; t < steps; t++) {
        real *past = levels + (t % 3) * n, *now = levels + ((t + 1) % 3) * n, *next = levels + ((t + 2) % 3) * n;
#pragma mint parallel for
        for (int x = 1; x < n - 1; x++)
            next[x] = now[x - 1] + now[x + 1] - past[x];
    }
#pragma mint copy(levels, fromDevice, 3 * n)
}

int main(int argc, char **argv)
{
    struct fields f = { size_argument(argc, argv, 1, 35), size_argument(argc, argv, 2, 19), 0, 0, 0, 0 };
    int steps = size_argument(argc, argv, 3, 7);
    size_t cells = (size_t)f.nx * f.ny;
    real *u = (real *)malloc(cells * sizeof *u), *v = (real *)malloc(cells * sizeof *v);
    real *next_u = (real *)malloc(cells * sizeof *u), *next_v = (real *)malloc(cells * sizeof *v);
    real *levels = (real *)malloc(3 * f.nx * sizeof *levels);

    fill(levels, 3 * f.nx, 5);
    waves(f.nx, steps, levels);
    checksum("levels", levels, 3 * f.nx * sizeof *levels);
    fill(u, cells, 1);
    fill(v, cells, 2);
    fill(next_u, cells, 3);
    fill(next_v, cells, 4);
    f.u = u;
    f.v = v;
    f.next_u = next_u;
    f.next_v = next_v;
#pragma mint copy(u, toDevice, f.nx, f.ny)
#pragma mint copy(v, toDevice, f.nx, f.ny)
#pragma mint copy(next_u, toDevice, f.nx, f.ny)
#pragma mint copy(next_v, toDevice, f.nx, f.ny)
#pragma mint trapezoid height(3)
    for (int t = 0; t < steps; t++)
        react_once(&f);
    for (int t = 0; t < 4; t++)
        react(&f);
#pragma mint copy(u, fromDevice, f.nx, f.ny)
#pragma mint copy(v, fromDevice, f.nx, f.ny)
#pragma mint copy(next_u, fromDevice, f.nx, f.ny)
#pragma mint copy(next_v, fromDevice, f.nx, f.ny)
    checksum("u", u, cells * sizeof *u);
    checksum("v", v, cells * sizeof *v);
    checksum("next_u", next_u, cells * sizeof *u);
    checksum("next_v", next_v, cells * sizeof *v);
    free(u);
    free(v);
    free(next_u);
    free(next_v);
    free(levels);
    return 0;
}
