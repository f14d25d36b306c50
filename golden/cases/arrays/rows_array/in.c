/* Rules: C8, F5, C1, C2, C7. Arrays of row pointers, `*A` as an array, and two shapes of one flat array. */
#include "../../field.h"
enum { ROWS = 24, NX = 18, NY = 12 };
static real *image[ROWS], still[NX * NY], turned[NX * NY];
typedef struct {
    int n;
    real *cell[ROWS];
    real **plane[4];
} Model;

static void allocate(real *rows[], int n, int seed)
{
    for (int y = 0; y < n; y++) {
        rows[y] = malloc(NX * sizeof **rows);
        fill(rows[y], NX, seed + y);
    }
}

static void checksum_rows(const char *name, real **rows, int n)
{
    for (int y = 0; y < n; y++)
        checksum(name, rows[y], NX * sizeof(real));
}

/* The caller's mapping; nothing here says whether the pointers are rows. */
static void smooth(int n, real *from[ROWS], real *to[ROWS])
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < n - 1; y++)
        for (int x = 1; x < NX - 1; x++)
            to[y][x] = (from[y - 1][x] + from[y + 1][x] + from[y][x - 1] + from[y][x + 1]) / 4;
}

static void local_rows(int n) /* fewer rows than there is room for */
{
    real *u[ROWS], *v[ROWS];

    allocate(u, n, 1);
    allocate(v, n, 2);
#pragma mint copy(u, toDevice, NX, n)
#pragma mint copy(v, toDevice, NX, n)
    smooth(n, u, v);
    smooth(n, v, u);
#pragma mint copy(u, fromDevice, NX, n)
#pragma mint copy(v, fromDevice, NX, n)
    checksum_rows("u", u, n);
    checksum_rows("v", v, n);
}

static void members(Model *m)
{
#pragma mint copy(image, toDevice, NX, ROWS)
#pragma mint copy(m->cell, toDevice, NX, m->n)
#pragma mint copy(m->plane, toDevice, NX, m->n, 4)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < m->n; y++)
            for (int x = 0; x < NX; x++)
                m->cell[y][x] += image[y][x] + m->plane[2][y][x];
#pragma mint for nest(3)
        for (int z = 1; z < 4; z++)
            for (int y = 0; y < m->n; y++)
                for (int x = 1; x < NX; x++)
                    m->plane[z][y][x] += m->cell[y][x - 1];
    }
#pragma mint copy(m->cell, fromDevice, NX, m->n)
#pragma mint copy(m->plane, fromDevice, NX, m->n, 4)
}

/* The caller's pointers change places: `*now` is an array by another name. */
static void advance(int n, real **now, real **next)
{
#pragma mint copy(*now, toDevice, n)
#pragma mint copy(*next, toDevice, n)
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        (*next)[i] = ((*now)[i - 1] + now[0][i + 1]) / 2;
#pragma mint copy(*next, fromDevice, n)
    real *old = *now;
    *now = *next;
    *next = old;
}

static void shapes(void)
{
    fill(still, NX * NY, 9);
#pragma mint copy(still, toDevice, NX, NY)
#pragma mint copy(turned, toDevice, NX, NY)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < NY; y++)
            for (int x = 0; x < NX; x++)
                turned[y * NX + x] = still[y * NX + x] + still[x * NY + y];
#pragma mint for nest(2)
        for (int y = 1; y < NY; y++)
            for (int x = 0; x < NX; x++)
                still[y * NX + x] = turned[y * NX + x - 1]; /* of x = 0 the last of the row before */
    }
#pragma mint copy(turned, fromDevice, NX, NY)
#pragma mint copy(still, fromDevice, NX, NY)
    checksum("still", still, sizeof still);
    checksum("turned", turned, sizeof turned);
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    Model m = {.n = n};
    real *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);

    local_rows(n);
    allocate(image, ROWS, 3);
    allocate(m.cell, n, 4);
    for (int z = 0; z < 4; z++) {
        m.plane[z] = malloc(n * sizeof **m.plane);
        allocate(m.plane[z], n, 30 * z);
    }
    members(&m);
    checksum_rows("cell", m.cell, n);
    checksum_rows("plane", m.plane[3], n);
    fill(a, n, 5);
    fill(b, n, 6);
    for (int t = 0; t < 3; t++)
        advance(n, &a, &b);
    checksum("a", a, n * sizeof *a);
    shapes();
    return 0;
}
