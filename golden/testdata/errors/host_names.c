/* Rules: C5, C1. Host code that comes to an array on the device by another name. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { n = 64 };
typedef struct {
    int count;
    double *u;
} Field;
void report(Field *f);
static double a[n], b[n], *p = a;
static char line[n];

static double total(const double *x)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += x[i];
    return s;
}

static void block_of_rows(void)
{
    double *data = malloc(n * n * sizeof *data), **u = malloc(n * sizeof *u);
    for (int i = 0; i < n; i++)
        u[i] = data + i * n;
#pragma mint copy(u, toDevice, n, n)
#pragma mint parallel for nest(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            u[i][j] *= 2;
    printf("%g\n", data[5]); // want "^host code reads 'u', whose device copy is the valid one \[MINT2012\]$"
}

static void static_pointer(void)
{
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++)
            a[i] = b[i];
        p[3] = 42; // want "^host code writes 'a', whose device copy is the valid one \[MINT2012\]$"
    }
}

static void library(void)
{
#pragma mint copy(line, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        line[i] = 'a';
    printf("%.3s\n", line); // want "^host code reads 'line', whose device copy is the valid one \[MINT2012\]$"
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        line[i] = 'a';
    strcpy(line, "b"); // want "^host code writes 'line', whose device copy is the valid one \[MINT2012\]$"
}

static void struct_elsewhere(void)
{
    Field f = {n, malloc(n * sizeof(double))};
#pragma mint copy(f.u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        f.u[i] = i;
    report(&f); // want "^'f.u', whose device copy is the valid one, can be reached from what is passed to 'report', whose body is not in this file \[MINT2012\]$"
#pragma mint copy(f.u, fromDevice, n)
}

static void callers_name(void)
{
    double here[n];
#pragma mint copy(here, toDevice)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        here[i] = i;
    printf("%g\n", total(here)); // want "^host code reads 'here', whose device copy is the valid one \[MINT2012\]$"
}

int main(void)
{
    block_of_rows();
    static_pointer();
    library();
    struct_elsewhere();
    callers_name();
    return 0;
}
