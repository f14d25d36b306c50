#include <stdio.h>
#include <stdlib.h>
#define N 64

typedef struct {
    int n;
    double *u, *r;
} level;

static double *u[3], other[N];

/* u[l] is one array while l stays as it is. */
static void each(void)
{
    for (int l = 0; l < 3; l++) {
#pragma mint copy(u[l], toDevice, N)
        for (int t = 0; t < 2; t++)
#pragma mint parallel for
            for (int i = 0; i < N; i++)
                u[l][i] *= 2;
#pragma mint copy(u[l], fromDevice, N)
        printf("%g\n", u[l][3]);
    }
    printf("%g\n", u[2][3]);
}

/* Neighbours in an array of structs are two arrays. */
static void levels(level *g, int l)
{
#pragma mint copy(g[l].u, toDevice, N)
#pragma mint copy(g[l + 1].u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N / 2; i++)
        g[l + 1].u[i] = g[l].u[2 * i];
    printf("%g\n", g[l].u[3]);
#pragma mint copy(g[l + 1].u, fromDevice, N)
    printf("%g\n", g[l + 1].u[3]);
}

static void moved(int l)
{
#pragma mint copy(u[l], toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[l][i] *= 2;
    l++;
#pragma mint copy(u[l], fromDevice, N)
    printf("%g\n", u[0][3]); // want "host code reads 'u[0]', whose device copy is the valid one"
#pragma mint copy(u[0], fromDevice, N)
}

static void hidden(int l)
{
#pragma mint copy(u[l], toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[l][i] *= 2;
    for (int l = 2; l < 3; l++) {
#pragma mint copy(u[l], fromDevice, N)
    }
    printf("%g\n", u[0][3]); // want "host code reads 'u[0]', whose device copy is the valid one"
}

static void exchanged(int l)
{
#pragma mint copy(u[l], toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[l][i] *= 2;
    double *w = u[0];
    u[0] = u[1];
    u[1] = w;
#pragma mint copy(u[l], fromDevice, N)
    printf("%g\n", u[1][3]); // want "host code reads 'u[1]', whose device copy is the valid one"
}

static void index_of_nest(int l)
{
#pragma mint copy(u[l], toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[l][i] *= 2;
#pragma mint parallel for
    for (l = 0; l < 2; l++)
        other[l] = 1;
#pragma mint copy(u[l], fromDevice, N)
    printf("%g\n", u[1][3]); // want "host code reads 'u[1]', whose device copy is the valid one"
}

static void others(int l, int m)
{
#pragma mint copy(u[l], toDevice, N)
#pragma mint copy(u[m], toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        u[l][i] *= 2;
        u[m][i] += 1;
    }
#pragma mint copy(u[l], fromDevice, N)
    printf("%g\n", u[l][3]);
    printf("%g\n", u[m][3]); // want "host code reads 'u[m]', whose device copy is the valid one"
}

/* The start of a region may mean another element than the copy behind it. */
static void late(void)
{
#pragma mint parallel
    for (int l = 0; l < 3; l++) {
#pragma mint for
        for (int i = 0; i < N; i++)
            u[l][i] *= 2; // want "the array 'u[l]' is not on the device"
    }
    for (int l = 0; l < 3; l++) {
#pragma mint copy(u[l], fromDevice, N) // want "nothing has put 'u[l]' on the device before this copy"
    }
}

static void again(int l)
/* The variable of another call of the function: one of the arrays, which of them is not known. */
{
#pragma mint copy(u[l], toDevice, N) keep // want "this copy overwrites the device copy of 'u[l]'"
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[l][i] *= 2;
    if (l < 2)
        again(l + 1);
#pragma mint copy(u[l], fromDevice, N)
}

/* More pointers than have places of their own: each may be another one than those that were loaded before. */
static void many(void)
{
    double *rows[20];
    for (int k = 0; k < 20; k++)
        rows[k] = calloc(N, sizeof(double));
    for (int k = 0; k < 20; k++) {
        double *p = rows[k];
#pragma mint copy(p, toDevice, N) keep
    }
    double *a = rows[3], *b = rows[17], *c = rows[18];
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        a[i] = i;
        b[i] = 2 * i;
        c[i] = 3 * i;
    }
#pragma mint copy(b, fromDevice, N)
    printf("%g\n", b[3]);
    printf("%g\n", a[3]); // want "host code reads 'a', whose device copy is the valid one"
    printf("%g\n", c[3]); // want "host code reads 'c', whose device copy is the valid one"
}

int main(int argc, char **argv)
{
    level g[3];
    for (int k = 0; k < 3; k++) {
        u[k] = calloc(N, sizeof **u);
        g[k].u = calloc(N, sizeof(double));
        g[k].r = calloc(N, sizeof(double));
    }
    each();
    switch (argc) {
    case 1:
        levels(g, argc - 1);
        break;
    case 2:
        moved(argc - 2);
        break;
    case 3:
        hidden(argc - 3);
        break;
    case 4:
        exchanged(argc - 4);
        break;
    case 5:
        index_of_nest(argc - 5);
        break;
    case 6:
        others(0, argc - 6);
        break;
    case 7:
        late();
        break;
    }
    again(argc - 1);
    many();
    return 0;
}
