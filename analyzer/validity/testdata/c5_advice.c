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
    printf("%g\n", total(b, 100)); // want "add before this: #pragma mint copy(b, fromDevice, nx, ny, ...)"
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
