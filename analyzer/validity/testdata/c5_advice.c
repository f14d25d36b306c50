/* Rules: C5. Where a missing copy belongs, and what it names. */
#include <stdio.h>
#include <stdlib.h>
#define N 64
#define U(i) grid_u[i]
static double grid_u[N], v[N];

static void step(void)
{
#pragma mint parallel for
    for (int i = 1; i < N; i++)
        grid_u[i] = v[i - 1];
}

static double total(const double *arr, int count)
{
    double s = 0;
    for (int i = 0; i < count; i++)
        s += arr[i];
    return s;
}

static void time_loops(void)
{
#pragma mint copy(grid_u, toDevice)
#pragma mint copy(v, toDevice)
    for (int t = 0; t < 5; t++) {
        step();
        double x = U(3); // want "add before this: #pragma mint copy(grid_u, fromDevice)"
        if (t > 2)
            printf("%g\n", U(4) + x);
        for (int i = 0; i < N; i++)
            printf("%g\n", grid_u[i]);
    }
#pragma mint parallel
    for (int t = 0; t < 5; t++) {
#pragma mint for
        for (int i = 1; i < N; i++)
            grid_u[i] += v[i - 1];
        printf("%g\n", U(7)); // want "or put the statement into a block of '#pragma mint single'"
    }
    while (grid_u[1] < 5) { // want "add at the end of this loop's body: #pragma mint copy(grid_u, fromDevice)"
#pragma mint parallel for
        for (int i = 1; i < N; i++)
            grid_u[i] += v[i - 1];
    }
#pragma mint copy(grid_u, fromDevice)
}

static void change(double *w, int n)
{
#pragma mint copy(w, toDevice, n)
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        w[i] += 1;
}

static void change_kept(double *w, int n)
{
#pragma mint copy(w, toDevice, n) keep
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++)
        w[i] += 1;
}

int main(void)
{
    double a[100], *b = malloc(800);
    for (int i = 0; i < 100; i++)
        a[i] = b[i] = i;
    time_loops();
    change(a, 100);
    printf("%g\n", total(a, 100)); // want "add after the region that changes it: #pragma mint copy(w, fromDevice, n)"
    change_kept(b, 100);
    printf("%g\n", total(b, 100)); // want "add before this: #pragma mint copy(b, fromDevice, 100)"
    return 0;
}

static double storage[100];

/* Only if 'chosen' led there is 'storage' on the device: the copy to add names the pointer. */
void forked(int c)
{
    double *chosen = c ? (double *)malloc(100 * sizeof *chosen) : storage;
#pragma mint copy(chosen, toDevice, 100) // want "though its storage outlives the function"
#pragma mint parallel for
    for (int i = 0; i < 100; i++)
        chosen[i] = i;
    printf("%g\n", storage[3]); // want "add before this: #pragma mint copy(chosen, fromDevice, 100)"
}

struct node {
    double *cur, *nxt;
    int n;
    struct node *next;
};

/* One copy is missing, and the message names that one: what it changed by is 'v', whatever it is read by. */
static void advance(struct node *b)
{
    int n = b->n;
    double *u = b->cur, *v = b->nxt;
#pragma mint copy(u, toDevice, n) // want "add after the region that changes it: #pragma mint copy(v, fromDevice, n)"
#pragma mint copy(v, toDevice, n)
    for (int t = 0; t < 5; t++) {
#pragma mint parallel for
        for (int i = 1; i < n - 1; i++)
            v[i] = u[i - 1] + u[i + 1];
        double *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, n)
    b->cur = u;
    b->nxt = v;
}

struct grid {
    double *u;
    int nx, ny;
};

static void upload(double *a, int n, int m)
{
#pragma mint copy(a, toDevice, n, m + 2) keep
}

static void upload_grid(struct grid *g) { upload(g->u, g->nx, g->ny - 1); }

static void twice(struct grid *g)
{
    int w = g->nx, h = g->ny;
    double *u = g->u;
#pragma mint parallel for nest(2)
    for (int i = 0; i < h; i++)
        for (int j = 0; j < w; j++)
            u[i * w + j] *= 2;
}

/* Extents are those of the copy in the callee, in the words of the function that is to be mended. */
void extents_of_callees(int nx, int ny, double *a, double *b, double *c)
{
    struct grid g = {b, nx, ny};
    upload(a, nx, ny - 2);
#pragma mint parallel for
    for (int i = 0; i < nx * ny; i++)
        a[i] += 1;
    printf("%g\n", a[3]); // want "add before this: #pragma mint copy(a, fromDevice, nx, (ny - 2) + 2)"
    upload_grid(&g);
    twice(&g);
    printf("%g\n", b[3]); // want "add before this: #pragma mint copy(b, fromDevice, ((&g)->nx), ((&g)->ny - 1) + 2)"
    {
        int k = nx / 2;
#pragma mint copy(c, toDevice, k) keep
#pragma mint parallel for
        for (int i = 0; i < k; i++)
            c[i] = 1;
    }
    printf("%g\n", c[3]); // want "in place of nx, ny, ... write the values of these extents"
}

int list_of_nodes(void)
{
    struct node *list = NULL;
    for (int k = 0; k < 3; k++) {
        struct node *b = (struct node *)malloc(sizeof *b);
        b->n = 20;
        b->cur = (double *)calloc(b->n, sizeof(double));
        b->nxt = (double *)calloc(b->n, sizeof(double));
        b->next = list;
        list = b;
    }
    for (struct node *b = list; b; b = b->next)
        advance(b);
    for (struct node *b = list; b; b = b->next)
        printf("%g %g\n", b->cur[3], b->nxt[4]);
    return 0;
}

struct image {
    int n;
    double *p;
};

static void brighten(struct image *im)
{
#pragma mint parallel for
    for (int i = 0; i < im->n; i++)
        im->p[i] += 1;
}

static double by_local(const struct image *im)
{
    const double *q = im->p;
    return q[3];
}

static double by_value(struct image im) { return im.p[3]; }

/* Members of structs that are passed: they have the caller's names in the caller. */
void images(struct image *given)
{
    struct image own = *given;
    brighten(given);
    printf("%g\n", by_local(given)); // want "host code reads 'given->p'"
    brighten(&own);
    printf("%g\n", by_value(own)); // want "host code reads 'own.p'"
}

/* One copy serves all that comes behind it, until the next work on the device. */
void two_loops(double *w, int n)
{
#pragma mint copy(w, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        w[i] += 1;
    double s = 0;
    for (int i = 0; i < n; i++)
        s += w[i]; // want "add before this: #pragma mint copy(w, fromDevice, n)"
    puts("sum");
    for (int i = 0; i < n; i++)
        s += w[i];
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        w[i] += 1;
    for (int i = 0; i < n; i++)
        s += w[i]; // want "add before this: #pragma mint copy(w, fromDevice, n)"
#pragma mint copy(w, fromDevice, n)
    printf("%g\n", s);
}

struct level {
    double **u, *f;
};

static void smooth(double **u, const double *f, int n)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            u[i][j] += // want "so that it stays on the device between the calls: #pragma mint copy(l.u, toDevice, nx, ny)"
                f[j]; // want "so that it stays on the device between the calls: #pragma mint copy(l.f, toDevice, nx, ny, ...)"
}

static void cycle(struct level *l, int n)
{
    double **u = l->u;
    smooth(u, l->f, n);
}

/* Arrays that a callee uses are mapped around the loop that calls it, by the names that they have there. */
void repeated(int n)
{
    struct level l;
    l.f = malloc(n * sizeof(double));
    l.u = malloc(n * sizeof(double *));
    for (int i = 0; i < n; i++) {
        l.u[i] = malloc(n * sizeof(double));
        for (int j = 0; j < n; j++)
            l.u[i][j] = l.f[j] = j;
    }
    for (int t = 0; t < 4; t++)
        cycle(&l, n);
    for (int i = 0; i < n; i++)
        printf("%g\n", l.u[i][i]); // want "add before this: #pragma mint copy(l.u, fromDevice, nx, ny)"
}
