/* Rules: C5 (i). Host accesses that the device copy is newer than, or does not see. */
#include <stdarg.h>
#include <unistd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double scratch[8];

void read_after(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
    for (int i = 0; i < n; i++)
        printf("%g\n", u[i]); // want "add before this: #pragma mint copy(u, fromDevice, n)"
#pragma mint copy(u, fromDevice, n)
}

void read_in_region(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++)
            u[i] = 2 * u[i];
        printf("%g\n", u[0]); // want "host code reads 'u'"
    }
#pragma mint copy(u, fromDevice, n)
}

void read_alias(int n, double *u)
{
    double *p = u + 1;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
    printf("%g\n", *p); // want "#pragma mint copy(u, fromDevice, n)"
    printf("%p\n", (void *)p);
#pragma mint copy(u, fromDevice, n)
    printf("%g\n", *p);
}

void write_before(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
    for (int i = 0; i < n; i++)
        u[i] = i; // want "add after this, or after the last such statement in front of the nest: #pragma mint copy(u, toDevice, n)"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
#pragma mint copy(u, fromDevice, n)
}

void write_through_library(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
    memset(u, 0, n * sizeof *u); // want "host code writes 'u'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
#pragma mint copy(u, fromDevice, n)
}

static double sum(const double *a, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[i];
    return s;
}

void read_in_callee(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel
    {
        for (int t = 0; t < 3; t++) {
            printf("%g\n", sum(u, n)); // want "the access is here"
#pragma mint for
            for (int i = 0; i < n; i++)
                u[i] = 2 * u[i];
        }
    }
#pragma mint copy(u, fromDevice, n)
    printf("%g\n", sum(u, n));
}

void show(double *a);

void unknown_function(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
    show(u); // want "is passed to 'show', whose body is not in this file"
#pragma mint copy(u, fromDevice, n)
    show(u); // want "add after the call: #pragma mint copy(u, toDevice, n)"
    printf("%g\n", sum(u, n) + u[3]);
    u[3] = 4; // want "host code writes 'u', whose device copy is the valid one"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
}

static void show_and_end(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
#pragma mint copy(u, fromDevice, n)
    show(u); // want "if host code there writes it"
}

void ended_behind_call(int n, double *u)
{
    show_and_end(n, u);
    show_and_end(n, u);
    printf("%g\n", u[3]);
}

static void change_and_end(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
    show(u); // want "is passed to 'show'"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
}

void ended_behind_nest(int n)
{
    double *u = (double *)calloc(n, sizeof *u);
    change_and_end(n, u);
    printf("%g\n", u[3]); // want "host code reads 'u', whose device copy is the valid one"
}

void old_upload(int n, int steps, double *u)
{
    for (int t = 0; t < steps; t++) {
#pragma mint copy(u, toDevice, n) // want "whose last values were not copied back before its mapping ended"
#pragma mint parallel for
        for (int i = 0; i < n; i++)
            u[i] = 2 * u[i];
    }
#pragma mint copy(u, fromDevice, n)
}

double through_goto(int n, double *u)
{
    int t = 0;
#pragma mint copy(u, toDevice, n)
again:
    if (t == 3)
        goto out;
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
    t++;
    goto again;
out:
    return u[0]; // want "host code reads 'u'"
}

/* A copy on one path only. */
void one_path(int n, int flag, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
    if (flag) {
#pragma mint copy(u, fromDevice, n)
    }
    switch (flag) {
    case 1:
        printf("%g\n", u[0]); // want "host code reads 'u'"
    }
#pragma mint copy(u, fromDevice, n)
}

/* A va_list leads to the arguments of the function that made it. */
void elsewhere(const char *, va_list *);
static void hand_on(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    elsewhere(format, &list);
    va_end(list);
}

void variadic(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
    hand_on("%p", u); // want "'u', whose device copy is the valid one, is passed to 'elsewhere'"
#pragma mint copy(u, fromDevice, n)
    hand_on("%d", n);
}

/* A child of vfork writes the memory of its parent. */
static void child(double *u)
{
    u[0] = 1;
    _exit(0);
}

void forked(int n, double *u)
{
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
#pragma mint copy(u, fromDevice, n)
    if (vfork() == 0)
        child(u); // want "this nest does not see it"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
#pragma mint copy(u, fromDevice, n)
}

void aligned(int n, double *whole)
{
    double *u = (double *)__builtin_assume_aligned(whole, 8);
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
    __builtin_prefetch(u);
    printf("%g\n", whole[3]); // want "host code reads 'u', whose device copy is the valid one"
}
