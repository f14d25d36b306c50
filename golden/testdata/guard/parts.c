/* Parts of one block that are copied apart. The copies that the host would need are missing: a copy of one part brings back no
   other one. */
#define _GNU_SOURCE
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static void one_missing(double *block, int n)
{
    double *a = block, *b = block + n;
    double c[8];
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        a[i] += 1;
        b[i] = 2 * i;
    }
#pragma mint copy(a, fromDevice, n)
    printf("%g %g %g\n", a[3], b[3], block[n + 4]);
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        b[i] += 2 * i;
#pragma mint copy(a, fromDevice, n)
    memcpy(c, block + n - 4, sizeof c);
    printf("%g %g\n", c[3], c[7]);
    memset(block, 0, 2 * n * sizeof *block);
#pragma mint copy(a, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        b[i] += a[i] + 1;
#pragma mint copy(a, fromDevice, n)
    b[3] = 7;
#pragma mint copy(a, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        b[i] += a[i] + 1;
#pragma mint copy(a, fromDevice, n)
}

/* The mappings have ended. */
static void behind(const double *block, int n)
{
    printf("%g %g\n", block[3], block[n + 3]);
}

static void rows(void)
{
    static double m[3][40];
#pragma mint copy(m[0], toDevice)
#pragma mint copy(m[1], toDevice)
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        m[0][i] = m[1][i] = 2 * i;
#pragma mint copy(m[0], fromDevice)
    printf("%g %g\n", m[0][3], m[1][3]);
}

static void members(void)
{
    static union {
        double whole[80];
        struct {
            double low[40], high[40];
        } half;
    } w;
    double *x = w.half.low, *y = w.half.high;
#pragma mint copy(x, toDevice, 40)
#pragma mint copy(y, toDevice, 40)
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        x[i] = y[i] = i;
#pragma mint copy(x, fromDevice, 40)
    printf("%g %g\n", w.whole[3], w.whole[43]);
}

/* An array that starts at a member goes on in others. */
static void beyond(void)
{
    struct object {
        double first, rest[39];
    } *o = (struct object *)calloc(1, sizeof *o);
    double *x = &o->first;
#pragma mint copy(x, toDevice, 40)
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        x[i] = i;
    printf("%g\n", o->rest[3]);
    free(o);
}

/* So does one that starts at an array, a row or an element of an array in a struct, in a struct of an array, or in one inside. */
struct cell {
    double low[20], high[20];
};

static struct big {
    int n;
    double rows[2][20], rest[20];
    struct cell in[3];
} big;

static void behind_arrays(double *from, int n)
{
    double *lower = from - 5, o[20];
#pragma mint copy(lower, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        lower[i] += i + 1;
    printf("%d %g %g\n", big.n, big.rest[3], big.in[1].low[3]);
    big.in[0].high[4] = 50;
    memcpy(o, big.in[2].low, sizeof o);
    printf("%g\n", o[3]);
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        lower[i] += 1;
#pragma mint copy(lower, fromDevice, n)
    printf("%g %g\n", big.in[0].high[4], big.in[2].high[4]);
}

static void behind_element(struct cell *c, int n)
{
    double *low = c[1].low;
#pragma mint copy(low, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        low[i] = i;
    printf("%g %g\n", c[1].high[3], c[2].low[3]);
    c[2].high[3] = 5;
}

/* Storage that is freed while parts of it are on the device is other storage when the mappings end. */
static double *freed(int n)
{
    double *block = calloc(2 * n, sizeof *block), *a = block, *b = block + n;
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
    for (int t = 0; t < 3; t++) {
#pragma mint parallel for
        for (int i = 0; i < n; i++)
            b[i] = a[i] + i;
        double *c = a;
        a = b;
        b = c;
    }
    free(block);
    double *next = malloc(2 * n * sizeof *next);
    for (int i = 0; i < 2 * n; i++)
        next[i] = 7;
    return next;
}

/* Loops of the host over parts that only the device has: those that look up all that they reach at once, and those that cannot. */
static void change(double *a, double *b, int n)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        a[i] += 1;
        b[i] += a[i];
    }
}

static double whole_range(double *a, double *b, const double *none, int n)
{
    double sum = 0;
    change(a, b, n);
    for (int i = 0; i < n; i++)
        sum += a[i];
    for (int j = 0; j < 2; j++)
        for (long i = 0; i < 7; i++)
            sum += a[j * 5 + (n - 20) + 2 * i];
    int i;
    for (i = 1; i <= n - 1; ++i)
        sum += i > n / 2 ? b[n - i] : 0;
    for (i = 3; i < 3; i++)
        sum += none[i];
    change(a, b, n);
    for (i = 0; i < n; i++) {
        if (b[i] > 2 * n)
            break;
        sum += b[i];
    }
    for (int k = 2; k < 5; k++)
        a[k] = k;
    for (int k = 2; k < 5; k++)
        if (k == n)
            b[k] = 1;
    change(a, b, n);
    return sum;
}

struct pair {
    double re, im[2];
};

static double by_element(double *a, double *b, int n)
{
    double sum = 0, *p = a;
    struct pair *z = (struct pair *)((a < b ? a : b) + n - 6);
    change(a, b, n);
    for (int i = 0; i < 3; i++, p = b)
        sum += p[i];
    for (int i = 0; i < 6; i++) {
        sum += a[i];
        i += n - 4;
    }
    int m = 3;
    for (int i = 0; i < m; i++) {
        int k = n - 1 - i;
        sum += b[k];
        m = 2;
    }
    for (int i = 0; i < 4; i++)
        sum += z[i].im[1];
    for (unsigned i = 0; i < 4; i++)
        sum += a[n + i - 4];
    for (int i = 3; i >= 0; i--)
        sum += b[i * i];
    for (unsigned char i = 250; i >= 250; i++)
        sum += b[i % 5];
    change(a, b, n);
    return sum;
}

static void loops(int n)
{
    double *block = calloc(2 * n, sizeof *block), *a = block, *b = block + n;
    {
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
        printf("%.17g\n", whole_range(a, b, a, n));
        printf("%.17g\n", whole_range(b, a, 0, n));
        printf("%.17g\n", by_element(a, b, n));
        printf("%.17g\n", by_element(b, a, n));
#pragma mint copy(a, fromDevice, n)
#pragma mint copy(b, fromDevice, n)
    }
    double sum = 0;
    for (int i = 0; i < 2 * n; i++)
        sum += block[i];
    printf("%.17g\n", sum);
    free(block);
}

/* A pointer that may lead to such a part may lead to another array, too: its copy to the device must not overwrite newer values. */
static void beside(int n)
{
    double *a = calloc(n, sizeof *a), *b = calloc(n, sizeof *b), *p = a;
    {
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
        for (int t = 0; t < 3; t++) {
#pragma mint parallel for
            for (int i = 0; i < n; i++)
                a[i] = a[i] * 0.5 + 2;
            double *c = a;
            a = b;
            b = c;
#pragma mint copy(b, fromDevice, n)
        }
#pragma mint parallel for
        for (int i = 0; i < n; i++)
            a[i] += b[i] + 1;
        *(p + 7) += 2;
#pragma mint copy(a, toDevice, n)
#pragma mint copy(a, fromDevice, n)
#pragma mint copy(b, fromDevice, n)
    }
    printf("%g %g %g\n", a[3], b[3], b[7]);
}

/* Pointers that are lost on the way may lead to parts, too. */
static void lost(double *block, int n)
{
    double *a = block, *b = block + n, *c = b, *d;
    char text[40];
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
    change(a, b, n);
#pragma mint copy(a, fromDevice, n)
    for (size_t i = 0; i < sizeof d; i++)
        ((char *)&d)[i] = ((char *)&c)[i];
    printf("%g\n", d[3]);
    d[5] += 1;
    change(a, b, n);
#pragma mint copy(a, fromDevice, n)
    void *e;
    sprintf(text, "%p", (void *)c);
    sscanf(text, "%p", &e);
    printf("%g\n", ((double *)e)[5]);
}

/* Library functions find pointers to parts behind their arguments. */
static void by_library(int n)
{
    char *block = calloc(2 * n + 1, 1), *a = block, *b = block + n, *c = b;
    char back[8] = "";
    int ends[2];
    memset(block, 'a', 2 * n);
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        a[i] += 1;
        b[i] += i % 5;
    }
#pragma mint copy(a, fromDevice, n)
    struct iovec list[1] = {{c + n - 7, 7}};
    if (pipe(ends) == 0 && writev(ends[1], list, 1) == 7 && read(ends[0], back, 7) == 7)
        printf("%s\n", back);
    free(block);
}

/* Pointers that are found again by a distance from another object, and a line that the library reads into a part. */
static struct {
    ptrdiff_t to;
} here;

static double *found(void) { return (double *)((char *)&here + here.to); }

static void distances(double *block, int n)
{
    double *a = block, *b = block + n, other[2];
    ptrdiff_t apart;
    char *line = (char *)(block + n);
    size_t size = n * sizeof *block;
    FILE *lines = tmpfile();
    fputs("abc\nabc\n", lines);
    rewind(lines);
    here.to = (char *)b - (char *)&here;
    apart = b - other;
#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
    for (int t = 0; t < 2; t++) {
#pragma mint parallel for
        for (int i = 0; i < n; i++) {
            a[i] += 1;
            b[i] = b[i] / 2 + i;
        }
#pragma mint copy(a, fromDevice, n)
        found()[3] += 5;
        printf("%g %g", found()[2], other[apart + 4]);
        other[apart + 5] += 7;
        printf(" %zd\n", getline(&line, &size, lines));
    }
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        b[i] += 1;
#pragma mint copy(b, fromDevice, n)
    fclose(lines);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 40;
    double *block = freed(n);
    double sum = 0;
    for (int i = 0; i < 2 * n; i++)
        sum += block[i];
    printf("%g\n", sum);
    memset(block, 0, 2 * n * sizeof *block);
    one_missing(block, n);
    loops(n);
    beside(n);
    lost(block, n);
    distances(block, n);
    by_library(n);
    behind(block, n);
    rows();
    members();
    beyond();
    behind_arrays(&big.rows[1][5], 160);
    behind_element(big.in, 80);
    printf("%g %g\n", big.in[2].low[4], big.in[2].high[3]);
    free(block);
    return 0;
}
