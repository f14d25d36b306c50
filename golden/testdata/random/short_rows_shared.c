/* Found by random programs: a pack of short cells, staged at the end of a small array, read what nothing had written. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define AT(x, offset) ((x) + (offset))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

static void hash(unsigned long long *h, const void *data, size_t size)
{
    const unsigned char *bytes = (const unsigned char *)data;

    for (size_t i = 0; i < size; i++)
        *h = (*h ^ bytes[i]) * 1099511628211u;
}

static unsigned next_random(unsigned *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

static inline void fill_double(double *p, size_t n, unsigned seed)
{
    for (size_t i = 0; i < n; i++) {
        unsigned r = next_random(&seed);
        p[i] = (double)(((int)(r % 2001) - 1000) / 1000.0);
    }
}

static inline void report_double(const char *name, const double *p, size_t n)
{
    unsigned long long h = 14695981039346656037u;

    for (size_t i = 0; i < n; i++) {
        double x = p[i];
        if (x != x)
            x = 0x7ff;
        hash(&h, &x, sizeof x);
    }
    printf("%s %016llx\n", name, h);
}

static inline void fill_float(float *p, size_t n, unsigned seed)
{
    for (size_t i = 0; i < n; i++) {
        unsigned r = next_random(&seed);
        p[i] = (float)(((int)(r % 2001) - 1000) / 1000.0);
    }
}

static inline void report_float(const char *name, const float *p, size_t n)
{
    unsigned long long h = 14695981039346656037u;

    for (size_t i = 0; i < n; i++) {
        float x = p[i];
        if (x != x)
            x = 0x7ff;
        hash(&h, &x, sizeof x);
    }
    printf("%s %016llx\n", name, h);
}

static inline void fill_unsigned(unsigned *p, size_t n, unsigned seed)
{
    for (size_t i = 0; i < n; i++) {
        unsigned r = next_random(&seed);
        p[i] = (unsigned)(r % 101);
    }
}

static inline void report_unsigned(const char *name, const unsigned *p, size_t n)
{
    unsigned long long h = 14695981039346656037u;

    for (size_t i = 0; i < n; i++) {
        unsigned x = p[i];
        hash(&h, &x, sizeof x);
    }
    printf("%s %016llx\n", name, h);
}

static inline void fill_short(short *p, size_t n, unsigned seed)
{
    for (size_t i = 0; i < n; i++) {
        unsigned r = next_random(&seed);
        p[i] = (short)((int)(r % 101) - 50);
    }
}

static inline void report_short(const char *name, const short *p, size_t n)
{
    unsigned long long h = 14695981039346656037u;

    for (size_t i = 0; i < n; i++) {
        short x = p[i];
        hash(&h, &x, sizeof x);
    }
    printf("%s %016llx\n", name, h);
}

#define N0_0 8
static double a_0[N0_0];

static void run_0(int n0, double b[N0_0 + 2], short *c, float s0, double s1)
{
    (void)n0;
    int i = 0;
    unsigned last = 0;
#pragma mint copy(b, toDevice, N0_0 + 2)
#pragma mint copy(c, toDevice, N0_0)
#pragma mint parallel
    {
        int t1 = 0;
        while (t1 < 2) {
#pragma mint for tile(5) chunksize(1)
            for (int i = 1; i < N0_0 - 1; i += 2) {
                a_0[i] = .5 * a_0[i - 1] + 0.1 * a_0[i + 1] + 0.125 * i;
            }
            t1++;
        }
    }
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < N0_0 - 1; i++) {
            float v2 = 1e-1 * c[i] + c[(i - 1)] / 5.5 + 0.3f * fmaxf(c[(i + 1)], 0.125f) + 0.1f * i + 0.0625f * i;
            b[i] = 1e-1 * a_0[i - 1] + a_0[i + 1] / 11 + v2 + s0;
        }
#pragma mint single
        {
            s1 = s1 * 0.5 + 0.125;
        }
#pragma mint copy(c, fromDevice, N0_0)
        s1 += c[4];
#pragma mint copy(c, toDevice, N0_0)
#pragma mint for
        for (i = 2; i < N0_0 - 2; i++) {
            double v3 = 0.1 * a_0[AT(i, -2)] + a_0[AT(i, 2)] / 5.5;
            c[i] = (((int)fmin(fmax(b[i], -90.0), 90.0) & 63) + ((int)fmin(fmax(b[i], -90.0), 90.0) ^ 6) + (int)fmin(fmax(b[i], -90.0), 90.0) % 31 * 5 - (int)fmin(fmax(s1, -90.0), 90.0)) % 53;
        }
        last = last * 31 + (unsigned)i;
#pragma mint barrier
#pragma mint copy(a_0, fromDevice, N0_0)
#pragma mint copy(a_0, toDevice, N0_0)
    }
#pragma mint copy(b, fromDevice, N0_0 + 2)
#pragma mint copy(c, fromDevice, N0_0)
    report_float("s0_0", &s0, 1);
    report_double("s1_0", &s1, 1);
    report_unsigned("last_0", &last, 1);
}

static void case_0(void)
{
    int n0 = 8;
    (void)n0;
    fill_double(&a_0[0], 8, 1);
    double b[N0_0 + 2];
    fill_double(&b[0], 10, 2);
    short *c = (short *)malloc(sizeof(short) * (N0_0));
    fill_short(&c[0], 8, 3);
    run_0(n0, b, c, -0.25, 0.25);
    report_double("a_0", &a_0[0], 8);
    report_double("b_0", &b[0], 10);
    report_short("c_0", &c[0], 8);
    free(c);
}

int main(int argc, char **argv)
{
    int only = argc > 1 ? atoi(argv[1]) : -1;

    if (only < 0 || only == 0)
        case_0();
    return 0;
}
