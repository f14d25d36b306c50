/* Rules: C4, C5, F5, R1, B11. What the host may do with an array that is on the device. */
#include <stdlib.h>
#include <stdio.h>
#define N 40
void elsewhere(double *u);
static double kept[N];

void passed_on(void)
{
    double u[N] = {1};
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < N; i++)
            u[i] = 1;
        elsewhere(u); // want "passed to 'elsewhere', whose body is not in this file"
    }
#pragma mint copy(u, fromDevice)
}

void not_copied_back(void)
{
#pragma mint copy(kept, toDevice) // want warning "'kept' is changed on the device and not copied back"
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < N; i++)
            kept[i] = 1;
    }
}

double read_without_copy(void)
{
    double u[N] = {1};
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < N; i++)
            u[i] = 1;
    }
    return u[3]; // want "host code reads 'u', whose device copy is the valid one"
}

void rows(double **u)
{
#pragma mint copy(u, toDevice, N, N)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 0; y < N; y++)
            for (int x = 0; x < N; x++)
                u[y][x] = 1;
        u[0] = u[1]; // want "a row pointer of 'u' is assigned"
    }
#pragma mint copy(u, fromDevice, N, N)
}

#define CLEAR(a) (a)[0] = 0, (a)[1] = 0
void element(void)
{
    double u[N] = {1};
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < N; i++)
            u[i] = 1;
#pragma mint single
        {
            CLEAR(u); // want "a macro makes this access"
        }
    }
#pragma mint copy(u, fromDevice)
}

double unmapped_pointer(void)
{
    double *u = malloc(N * sizeof *u);
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < N; i++)
            u[i] = 1; // want "the array 'u' is not on the device"
    }
    return 0;
}

/* A bound is host code. */
void bound_of_old_values(void)
{
    static int limits[40], marks[40];
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 40; i++)
            limits[i] = i;
#pragma mint for
        for (int i = 0; i < limits[3]; i++) // want "host code reads 'limits', whose device copy is the valid one"
            marks[i] = 1;
    }
}

/* Both copies are equal here; a function that is translated may change the one on the device. */
void passed_while_equal(void)
{
    double u[N] = {1};
#pragma mint copy(u, toDevice)
    elsewhere(u); // want warning "'u' is on the device, and is passed to 'elsewhere', whose body is not in this file"
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] += 1;
#pragma mint copy(u, fromDevice)
}

void freed_too_early(double *u)
{
    double *v = calloc(N, sizeof *v);
#pragma mint copy(u, toDevice, N)
#pragma mint copy(v, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] += v[i];
    free(v); // want "this frees storage that is on the device until the block of its copy ends"
    v = calloc(N, sizeof *v);
#pragma mint copy(v, toDevice, N)
#pragma mint copy(u, fromDevice, N)
    free(v);
}

double deduced(double *u)
{
#pragma mint copy(u, toDevice, N)
    __auto_type p = u;
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = i;
    double x = p[3]; // want "host code reads 'u', whose device copy is the valid one"
#pragma mint copy(u, fromDevice, N)
    return x;
}

void between_nests(double weight[3])
{
    double u[N];
#pragma mint copy(u, toDevice)
#pragma mint copy(weight, toDevice, 3)
#pragma mint parallel
    for (int t = 0; t < 4; t++) {
        weight[1] += 0.5; // want "host code writes 'weight', whose device copy is the valid one"
#pragma mint for
        for (int i = 0; i < N; i++)
            u[i] = weight[0] + weight[1] * i;
    }
#pragma mint copy(u, fromDevice)
}

/* One copy before the if serves both branches, of which neither can take a directive. */
void in_branches(double *u, int steps)
{
#pragma mint copy(u, toDevice, N)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for
        for (int i = 0; i < N; i++)
            u[i] *= 2;
        if (t > 3)
            printf("%g\n", u[t]); // want "host code reads 'u', whose device copy is the valid one"
        else
            printf("%g\n", u[0]);
        switch (t) {
        case 1:
            u[1] = 1; // want "host code writes 'u', whose device copy is the valid one"
        }
    }
#pragma mint copy(u, fromDevice, N)
}

/* The copy is missing where the mapping ends, not where it begins again. */
struct pair {
    double *now, *then;
};

static void exchange(struct pair *p)
{
#pragma mint copy(p->now, toDevice, N) // want "this copy uploads 'p->now', whose last values were not copied back before its mapping ended"
#pragma mint copy(p->then, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        p->then[i] = p->now[i] * 2;
    double *t = p->now;
    p->now = p->then;
    p->then = t;
}

double exchanged(int steps)
{
    struct pair p = {calloc(N, sizeof(double)), calloc(N, sizeof(double))};
    for (int t = 0; t < steps; t++)
        exchange(&p);
    return p.now[1];
}
