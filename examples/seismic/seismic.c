/* Elastic waves in a layered ground: P and SV waves in two dimensions, from a blast below the
 * middle of the surface to a row of receivers.
 *
 * Speeds and stresses take turns on a staggered grid, fourth order in space (J. Virieux 1986,
 * A. R. Levander 1988). A sponge along the edges takes up the waves that leave. Three parts run
 * on the device: what the ground means for each cell, the time loop, and a small picture of
 * where the ground moved most. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "grid.h"
#include "layers.h"
#include "output.h"

#define SPACING     5.0  /* of the grid, m */
#define COURANT     0.5  /* of the fastest wave, cells a step */
#define FREQUENCY   25.0 /* of the blast, Hz */
#define BLAST       1e3  /* its stress, Pa */
#define SPONGE      12   /* cells on each side */
#define SPONGE_RATE 0.015
#define BLOCK       8    /* cells across a point of the picture */

struct options {
    const char *layers_file;
    const char *traces_file;
    const char *picture_file; /* - is stdout */
    int verbose;
    int every; /* cells from one receiver to the next */
    int nx, nz, steps;
};

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

static inline real mean(real a, real b)
{
    return (real)0.5 * (a + b);
}

/* The stiffness of four cells in a row of springs; a liquid among them gives way. */
static inline real harmonic_mean(real a, real b, real c, real d)
{
    if (a <= 0 || b <= 0 || c <= 0 || d <= 0)
        return 0;
    return 4 / (1 / a + 1 / b + 1 / c + 1 / d);
}

/* Fills in the medium from its speeds and densities. */
static void derive_medium(const struct grid *g, double dt, const real *vp, const real *vs,
                          const real *density, real *shear, struct medium *m)
{
    const real scale = dt / g->spacing;

#pragma mint copy(vp, toDevice, g->width, g->height)
#pragma mint copy(vs, toDevice, g->width, g->height)
#pragma mint copy(density, toDevice, g->width, g->height)
#pragma mint copy(shear, toDevice, g->width, g->height)
#pragma mint copy(m->bx, toDevice, g->width, g->height)
#pragma mint copy(m->bz, toDevice, g->width, g->height)
#pragma mint copy(m->lambda, toDevice, g->width, g->height)
#pragma mint copy(m->lambda2, toDevice, g->width, g->height)
#pragma mint copy(m->mu, toDevice, g->width, g->height)
#pragma mint parallel
    {
#pragma mint for nest(2)
        FOR_CELLS(g, i, k) {
            real rho = AT(g, density, i, k), p = AT(g, vp, i, k), s = AT(g, vs, i, k);

            AT(g, shear, i, k) = rho * s * s;
            AT(g, m->lambda, i, k) = scale * rho * (p * p - 2 * s * s);
            AT(g, m->lambda2, i, k) = scale * rho * p * p;
        }

        /* The last row and column take their own cell for the one outside. */
#pragma mint for nest(2)
        FOR_CELLS(g, i, k) {
            int right = i + 1 < g->nx ? i + 1 : i;
            int below = k + 1 < g->nz ? k + 1 : k;

            AT(g, m->bx, i, k) = scale / mean(AT(g, density, i, k), AT(g, density, right, k));
            AT(g, m->bz, i, k) = scale / mean(AT(g, density, i, k), AT(g, density, i, below));
            AT(g, m->mu, i, k) = scale
                * harmonic_mean(AT(g, shear, i, k), AT(g, shear, right, k),
                                AT(g, shear, i, below), AT(g, shear, right, below));
        }
    }
#pragma mint copy(m->bx, fromDevice, g->width, g->height)
#pragma mint copy(m->bz, fromDevice, g->width, g->height)
#pragma mint copy(m->lambda, fromDevice, g->width, g->height)
#pragma mint copy(m->lambda2, fromDevice, g->width, g->height)
#pragma mint copy(m->mu, fromDevice, g->width, g->height)
}

/* Ricker's wavelet, the usual blast, at time t. */
static double wavelet(double t)
{
    const double pi = 3.14159265358979323846;
    double phase = pi * FREQUENCY * (t - 1.2 / FREQUENCY);

    return BLAST * (1 - 2 * phase * phase) * exp(-phase * phase);
}

/* What the sponge leaves of a wave per step, for each of n cells in a row. */
static void fill_sponge(real *keep, int n)
{
    for (int i = 0; i < n; i++) {
        int edge = i < n - 1 - i ? i : n - 1 - i;
        double depth = edge < SPONGE ? SPONGE_RATE * (SPONGE - edge) : 0;

        keep[i] = exp(-depth * depth);
    }
}

/* Advances the wave by `steps` steps and records it. */
static void propagate(const struct grid *g, const struct medium *m, int steps, double dt,
                      const real *keep_x, const real *keep_z, struct wave *w, struct receivers *rec)
{
    const size_t source = IDX(g, g->nx / 2, g->nz / 4);
    const int listeners = rec->count, every = rec->every;
    real (*traces)[listeners] = (real (*)[listeners])rec->traces;

#pragma mint copy(m->bx, toDevice, g->width, g->height)
#pragma mint copy(m->bz, toDevice, g->width, g->height)
#pragma mint copy(m->lambda, toDevice, g->width, g->height)
#pragma mint copy(m->lambda2, toDevice, g->width, g->height)
#pragma mint copy(m->mu, toDevice, g->width, g->height)
#pragma mint copy(w->vx, toDevice, g->width, g->height)
#pragma mint copy(w->vz, toDevice, g->width, g->height)
#pragma mint copy(w->txx, toDevice, g->width, g->height)
#pragma mint copy(w->tzz, toDevice, g->width, g->height)
#pragma mint copy(w->txz, toDevice, g->width, g->height)
#pragma mint copy(w->peak, toDevice, g->width, g->height)
#pragma mint copy(keep_x, toDevice, g->nx)
#pragma mint copy(keep_z, toDevice, g->nz)
#pragma mint copy(traces, toDevice, listeners, steps)
    double start = seconds();

#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
            FOR_CELLS(g, i, k) {
                real keep = keep_x[i] * keep_z[k];
                real vx = AT(g, w->vx, i, k), vz = AT(g, w->vz, i, k);

                vx += AT(g, m->bx, i, k) * (DX_AFTER(g, w->txx, i, k) + DZ_BEFORE(g, w->txz, i, k));
                vz += AT(g, m->bz, i, k) * (DX_BEFORE(g, w->txz, i, k) + DZ_AFTER(g, w->tzz, i, k));
                AT(g, w->vx, i, k) = keep * vx;
                AT(g, w->vz, i, k) = keep * vz;
                if (vx * vx + vz * vz > AT(g, w->peak, i, k))
                    AT(g, w->peak, i, k) = vx * vx + vz * vz;
            }

#pragma mint for nest(2)
            FOR_CELLS(g, i, k) {
                real keep = keep_x[i] * keep_z[k];
                real stretch_x = DX_BEFORE(g, w->vx, i, k);
                real stretch_z = DZ_BEFORE(g, w->vz, i, k);
                real shear = DZ_AFTER(g, w->vx, i, k) + DX_AFTER(g, w->vz, i, k);
                real lambda = AT(g, m->lambda, i, k), lambda2 = AT(g, m->lambda2, i, k);

                AT(g, w->txx, i, k) = keep * (AT(g, w->txx, i, k)
                                              + lambda2 * stretch_x + lambda * stretch_z);
                AT(g, w->tzz, i, k) = keep * (AT(g, w->tzz, i, k)
                                              + lambda * stretch_x + lambda2 * stretch_z);
                AT(g, w->txz, i, k) = keep * (AT(g, w->txz, i, k) + AT(g, m->mu, i, k) * shear);
            }

#pragma mint for
            for (int r = 0; r < listeners; r++)
                traces[t][r] = AT(g, w->vz, r * every, 0);

#pragma mint single
            {
                const real blast = wavelet(t * dt);

                w->txx[source] += blast;
                w->tzz[source] += blast;
            }
        }
    }
    double elapsed = seconds() - start;

#pragma mint copy(w->vx, fromDevice, g->width, g->height)
#pragma mint copy(w->vz, fromDevice, g->width, g->height)
#pragma mint copy(w->peak, fromDevice, g->width, g->height)
#pragma mint copy(traces, fromDevice, listeners, steps)
    fprintf(stderr, "time %.6f s, %.3f GCells/s\n", elapsed,
            1e-9 * g->nx * g->nz * steps / elapsed);
}

/* The largest number in a block of cells, of which some may lie outside. */
static real block_peak(const struct grid *g, const real *peak, int col, int row)
{
    real most = 0;

    for (int dk = 0; dk < BLOCK; dk++) {
        for (int di = 0; di < BLOCK; di++) {
            int i = col * BLOCK + di, k = row * BLOCK + dk;

            if (i < g->nx && k < g->nz)
                most = fmax(most, AT(g, peak, i, k));
        }
    }
    return most;
}

/* A point of the picture is the fastest movement in its block of cells. */
static void draw(const struct grid *g, const real *peak, struct picture *p)
{
#pragma mint copy(peak, toDevice, g->width, g->height)
#pragma mint copy(p->points, toDevice, p->width, p->height)
#pragma mint parallel for nest(2)
    for (int row = 0; row < p->height; row++)
        for (int col = 0; col < p->width; col++)
            p->points[row * p->width + col] = sqrt(block_peak(g, peak, col, row));
#pragma mint copy(p->points, fromDevice, p->width, p->height)
}


/* Sets vp, vs and the density of each cell. */
static void lay(const struct grid *g, const struct layers *layers, real *vp, real *vs, real *density)
{
    FOR_CELLS(g, i, k) {
        /* The layers lean: they are deeper on the right, by a tenth. */
        const struct layer *here = layers_at(layers, g->spacing * (k - 0.1 * i));

        AT(g, vp, i, k) = here->vp;
        AT(g, vs, i, k) = here->vs;
        AT(g, density, i, k) = here->density;
    }
}

/* Finds the medium of the layers. Returns -1 if there is no memory. */
static int make_medium(const struct grid *g, const struct layers *layers, double dt, struct medium *m)
{
    real *vp, *vs, *density, *shear;
    real **all[] = {&vp, &vs, &density, &shear};
    int status = fields_alloc(g, 4, all);

    if (status == 0) {
        lay(g, layers, vp, vs, density);
        derive_medium(g, dt, vp, vs, density, shear, m);
    }
    fields_free(4, all);
    return status;
}

/* Runs the program once everything is allocated. Returns -1 after a message. */
static int shoot(const struct options *o, const struct grid *g, const struct layers *layers,
                 struct medium *m, struct wave *w, struct receivers *rec, struct picture *p,
                 real *keep_x, real *keep_z)
{
    const double dt = COURANT * g->spacing / layers_fastest(layers);

    LOG_INFO("%d layers, %d receivers, time step %g s\n", layers->count, rec->count, dt);
    if (make_medium(g, layers, dt, m) != 0) {
        LOG_ERROR("no memory for the medium\n");
        return -1;
    }
    fill_sponge(keep_x, g->nx);
    fill_sponge(keep_z, g->nz);
    printf("seismic %d x %d, %d steps\n", g->nx, g->nz, o->steps);
    propagate(g, m, o->steps, dt, keep_x, keep_z, w, rec);
    draw(g, w->peak, p);

    print_summary("vx", w->vx, grid_cells(g));
    print_summary("vz", w->vz, grid_cells(g));
    print_summary("traces", rec->traces, (size_t)rec->count * o->steps);
    print_summary("picture", p->points, (size_t)p->width * p->height);
    if (o->traces_file != NULL && write_traces(o->traces_file, rec, o->steps, dt) != 0)
        return -1;
    if (o->picture_file != NULL && write_picture(o->picture_file, p) != 0)
        return -1;
    return 0;
}

static int run(const struct options *o, const struct layers *layers)
{
    struct grid g = grid_make(o->nx, o->nz, SPACING);
    struct wave w;
    struct medium m;
    struct receivers rec = {(o->nx + o->every - 1) / o->every, o->every, NULL};
    struct picture p = {(o->nx + BLOCK - 1) / BLOCK, (o->nz + BLOCK - 1) / BLOCK, NULL};
    real **all[] = {&w.vx, &w.vz, &w.txx, &w.tzz, &w.txz, &w.peak,
                    &m.bx, &m.bz, &m.lambda, &m.lambda2, &m.mu};
    const int count = sizeof all / sizeof all[0];
    int status = fields_alloc(&g, count, all);
    real *keep_x = calloc(o->nx, sizeof *keep_x);
    real *keep_z = calloc(o->nz, sizeof *keep_z);

    /* One row more than steps, so that there is something to allocate without any. */
    rec.traces = calloc((size_t)rec.count * (o->steps + 1), sizeof *rec.traces);
    p.points = calloc((size_t)p.width * p.height, sizeof *p.points);
    if (status != 0 || keep_x == NULL || keep_z == NULL || rec.traces == NULL || p.points == NULL) {
        LOG_ERROR("no memory for %d fields of %zu cells\n", count, grid_cells(&g));
        status = -1;
    } else {
        status = shoot(o, &g, layers, &m, &w, &rec, &p, keep_x, keep_z);
    }
    free(keep_x);
    free(keep_z);
    free(rec.traces);
    free(p.points);
    fields_free(count, all);
    return status;
}

/* Returns the number in `text`, or -1 if it is none between `least` and a million. */
static int parse_count(const char *text, int least)
{
    char *end;

    errno = 0;
    long value = strtol(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || value < least || value > 1000000)
        return -1;
    return (int)value;
}

/* Returns -1 if the arguments make no sense. */
static int parse_options(int argc, char **argv, struct options *o)
{
    int *counts[] = {&o->nx, &o->nz, &o->steps};
    int given = 0;

    for (int a = 1; a < argc; a++) {
        const char *value = a + 1 < argc ? argv[a + 1] : NULL;

        if (strcmp(argv[a], "-v") == 0) {
            o->verbose = 1;
        } else if (argv[a][0] == '-') {
            if (value == NULL || strlen(argv[a]) != 2)
                return -1;
            switch (argv[a][1]) {
            case 'm': o->layers_file = value; break;
            case 'o': o->traces_file = value; break;
            case 'i': o->picture_file = value; break;
            case 'r': o->every = parse_count(value, 1); break;
            default: return -1;
            }
            a++;
        } else if (given < 3) {
            *counts[given] = parse_count(argv[a], given < 2 ? 1 : 0);
            given++;
        } else {
            return -1;
        }
    }
    return o->every < 0 || o->nx < 0 || o->nz < 0 || o->steps < 0 ? -1 : 0;
}

int main(int argc, char **argv)
{
    struct options o = {.every = 4, .nx = 200, .nz = 120, .steps = 200};
    struct layers layers = default_layers;

    if (parse_options(argc, argv, &o) != 0) {
        fprintf(stderr,
                "usage: %s [-v] [-m LAYERS] [-o TRACES] [-i PICTURE] [-r CELLS] [nx [nz [steps]]]\n"
                "  -m LAYERS   the ground, a text file\n"
                "  -o TRACES   write what the receivers hear; - is standard output\n"
                "  -i PICTURE  write where the ground moved most, as PGM\n"
                "  -r CELLS    a receiver every CELLS cells (4)\n"
                "  -v          say more\n",
                argv[0]);
        return 2;
    }
    if (o.verbose)
        log_level = 2;
    if (o.layers_file != NULL && layers_read(o.layers_file, &layers) != 0)
        return 1;
    return run(&o, &layers) == 0 ? 0 : 1;
}
