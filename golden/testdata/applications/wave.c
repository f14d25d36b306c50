/* A 2-D wave equation with first-order absorbing boundaries (Mur 1981) and a Ricker source: a struct of pointers whose
 * three time levels change places, loops along the four sides, the source and a receiver in a single block.
 * Edits that mintc needed beside the directives: None. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int nx, nz;
    float dt, h;
    float *prev, *curr, *next; /* row by row */
    float *c;                  /* velocity */
} Wave;

#define AT(w, i, j) ((j) * (w)->nx + (i))

static Wave *wave_new(int nx, int nz, float h, float dt)
{
    Wave *w = malloc(sizeof *w);
    const size_t n = (size_t)nx * nz;

    w->nx = nx;
    w->nz = nz;
    w->h = h;
    w->dt = dt;
    w->prev = calloc(n, sizeof(float));
    w->curr = calloc(n, sizeof(float));
    w->next = calloc(n, sizeof(float));
    w->c = malloc(n * sizeof(float));
    for (int j = 0; j < nz; j++)
        for (int i = 0; i < nx; i++)
            w->c[AT(w, i, j)] = j < nz / 2 ? 1500.0f : 2200.0f;
    return w;
}

static void wave_free(Wave *w)
{
    free(w->prev);
    free(w->curr);
    free(w->next);
    free(w->c);
    free(w);
}

static float ricker(float t, float f)
{
    const float a = 3.14159265f * f * (t - 1.2f / f);

    return (1.0f - 2.0f * a * a) * expf(-a * a);
}

static void interior(Wave *w)
{
    const int nx = w->nx, nz = w->nz;
    const float r = w->dt / w->h;

#pragma mint parallel for nest(2)
    for (int j = 1; j < nz - 1; j++)
        for (int i = 1; i < nx - 1; i++) {
            const float s = r * w->c[AT(w, i, j)];

            w->next[AT(w, i, j)] = 2.0f * w->curr[AT(w, i, j)] - w->prev[AT(w, i, j)] +
                                   s * s *
                                       (w->curr[AT(w, i - 1, j)] + w->curr[AT(w, i + 1, j)] + w->curr[AT(w, i, j - 1)] +
                                        w->curr[AT(w, i, j + 1)] - 4.0f * w->curr[AT(w, i, j)]);
        }
}

static void boundaries(Wave *w)
{
    const int nx = w->nx, nz = w->nz;
    const float r = w->dt / w->h;

#pragma mint parallel
    {
#pragma mint for
        for (int j = 1; j < nz - 1; j++) {
            float s = r * w->c[AT(w, 0, j)];

            w->next[AT(w, 0, j)] = w->curr[AT(w, 1, j)] + (s - 1) / (s + 1) * (w->next[AT(w, 1, j)] - w->curr[AT(w, 0, j)]);
            s = r * w->c[AT(w, nx - 1, j)];
            w->next[AT(w, nx - 1, j)] = w->curr[AT(w, nx - 2, j)] + (s - 1) / (s + 1) * (w->next[AT(w, nx - 2, j)] - w->curr[AT(w, nx - 1, j)]);
        }
#pragma mint for
        for (int i = 0; i < nx; i++) {
            float s = r * w->c[AT(w, i, 0)];

            w->next[AT(w, i, 0)] = w->curr[AT(w, i, 1)] + (s - 1) / (s + 1) * (w->next[AT(w, i, 1)] - w->curr[AT(w, i, 0)]);
            s = r * w->c[AT(w, i, nz - 1)];
            w->next[AT(w, i, nz - 1)] = w->curr[AT(w, i, nz - 2)] + (s - 1) / (s + 1) * (w->next[AT(w, i, nz - 2)] - w->curr[AT(w, i, nz - 1)]);
        }
    }
}

static void rotate(Wave *w)
{
    float *old = w->prev;

    w->prev = w->curr;
    w->curr = w->next;
    w->next = old;
}

static void run(Wave *w, int steps, float *trace)
{
    const int n = w->nx * w->nz, sx = w->nx / 3, sz = 3, rx = 2 * w->nx / 3;

#pragma mint copy(w->prev, toDevice, n)
#pragma mint copy(w->curr, toDevice, n)
#pragma mint copy(w->next, toDevice, n)
#pragma mint copy(w->c, toDevice, n)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
            interior(w);
            boundaries(w);
#pragma mint single
            {
                w->next[AT(w, sx, sz)] += w->dt * w->dt * ricker(t * w->dt, 25.0f);
                trace[t] = w->next[AT(w, rx, sz)];
            }
            rotate(w);
        }
    }
#pragma mint copy(w->prev, fromDevice, n)
#pragma mint copy(w->curr, fromDevice, n)
}

int main(int argc, char **argv)
{
    const int nx = argc > 1 ? atoi(argv[1]) : 41, nz = 33, steps = 30;
    float *trace = malloc(steps * sizeof *trace);
    Wave *w = wave_new(nx, nz, 5.0f, 0.001f);
    double energy = 0;

    run(w, steps, trace);
    for (int t = 0; t < steps; t++)
        printf("%.9g\n", trace[t]);
    for (int k = 0; k < nx * nz; k++)
        energy += (double)w->curr[k] * w->curr[k] + (double)w->prev[k] * w->prev[k];
    printf("%.17g\n", energy);
    wave_free(w);
    free(trace);
    return 0;
}
