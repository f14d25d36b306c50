/* Rules: F3, F4, X1. Names of file scope and of CUDA that mean something else inside functions. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#ifndef real
#define real double
#endif
#define N 40

typedef real number;
typedef struct pair {
    number x, y;
} couple;
typedef enum { LOW, HIGH } level;
enum { WEIGHT = 7, SHIFT = 3 };
typedef struct { /* without a tag: only functions without directives have other things of that name, headers among them */
    number way;
} stream;
static const number table[4] = {1, 2, 3, 4};
static number a[N], b[N], more[3][N];
static couple c[N], d[N];
static level e[N];

static number root(number x) { return sqrt(x) + SHIFT; }
static number heavy(const number *p, int i) { return p[i - 1] + p[i + 1] + WEIGHT + table[i % 4] * sqrt(4); }
static number plus(number u[], int i, int WEIGHT)
{
    int SHIFT = 9;
    number t = u[i - 1] * WEIGHT + SHIFT;
    return t + u[i + 1];
}
static number twice(number helper) { return helper * 2; }
static number half(stream x)
{
    number stream = x.way / 2;
    return stream;
}
static number helper(number x) { return twice(x) + 1; }

static void types(int number, int level)
{
    int couple = 3, pair = 2;
    stream whole = {SHIFT};

#pragma mint parallel for
    for (int i = 1; i < N - 1; i++) {
        stream near = whole;
        b[i] = a[i - 1] + a[i + 1] * number + half(near);
        d[i] = c[i];
        d[i].y += couple + pair + (e[i] == HIGH) * level;
    }
}

static void constants(int WEIGHT, int table, int sqrt)
{
    real factor = WEIGHT;

#pragma mint parallel for
    for (int i = 1; i < N - 1; i++) {
        int before = WEIGHT + SHIFT;
        b[i] = heavy(a, i) + plus(a, i, sqrt) + WEIGHT + SHIFT + before + table + factor;
        {
            int SHIFT = 5;
            b[i] += root(a[i]) + SHIFT;
        }
    }
}

static void cuda(int dim3, int blockDim)
{
    struct uint3 {
        int dim3;
    } blockIdx = {dim3 + 1};
    int threadIdx = 2, float4 = 3, warpSize = 4, max = 5, min = 6, blocks = 7, site = 8, cudaStream_t = 9;

#pragma mint parallel for
    for (int i = 1; i < dim3; i++) {
        int gridDim = i;
        number twice = helper(a[i]);
        b[i] = a[i] + blockDim + blockIdx.dim3 + threadIdx + float4 + warpSize + max + min + blocks + site + cudaStream_t +
               gridDim + twice;
    }
}

/* Names that a kernel would give the second of two variables. */
enum { x_2 = 7, chosen = 9 };
typedef float t_2;

static void renamed(void)
{
#pragma mint parallel for
    for (int i = 1; i < N - 1; i++) {
        number s = 0;
        {
            number x = a[i], t = 1;
            s += x + x_2 + (t_2)t;
        }
        {
            number x = a[i] * 2, t = (t_2)0.1;
            s += x * x_2 + (t_2)t + (i % 2 ? heavy(a, i) : plus(a, i, chosen));
        }
        b[i] = s + chosen;
    }
}

/* Names of the run time: the user's get another one everywhere, types, members and constants, too. */
typedef int mint_index;
struct mint_array {
    real mint_at[2];
    mint_index mint_count;
};
enum mint_kind { mint_first = 3, mint_map };
static int mint_trips = 2;
static real exp10(real x) { return x / 10; }
static real mint_find(mint_index mint_line) { return mint_line * mint_map; }

static void runtime(mint_index mint_step)
{
    struct mint_array mint_range = {{1, 2}, mint_step};
    enum mint_kind kind = mint_map;

#pragma mint parallel for
    for (mint_index i = 1; i < N - 1; i++) {
        mint_index mint_launch = mint_step * i;
        struct mint_array own = mint_range;
        b[i] = a[i] * mint_launch + own.mint_at[mint_launch % 2] + own.mint_count + kind + mint_first + mint_trips + mint_find(i) + exp10(i);
    }
}

/* Arrays whose names would be keywords, numbers or nothing without underscores and letters beyond ASCII. */
struct fields {
    number *try_, *_2;
};
static void underscores(struct fields *_f, number *_, number *été)
{
    number *new_ = b;

#pragma mint copy(_f->try_, toDevice, N)
#pragma mint copy(_f->_2, toDevice, N)
#pragma mint copy(_, toDevice, N)
#pragma mint copy(été, toDevice, N)
#pragma mint parallel for
    for (int i = 1; i < N - 1; i++) {
        number for_ = i, _9 = 9;
        new_[i] = _f->try_[i - 1] + _f->_2[i] * _[i + 1] + été[i] * for_ + _9;
    }
}

static void report(void)
{
    for (int i = 0; i < N; i++)
        printf("%g %g %g\n", (double)b[i], (double)d[i].x, (double)d[i].y);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : N - 1;
    struct fields f = {a, more[0]};

    for (int i = 0; i < N; i++) {
        a[i] = i % 7;
        more[0][i] = more[1][i] = more[2][i] = i % 5;
        c[i].x = c[i].y = i;
        e[i] = i % 2 ? HIGH : LOW;
    }
    types(5, 11);
    report();
    constants(20, 5, 6);
    report();
    cuda(n, 100);
    report();
    renamed();
    report();
    runtime(5);
    report();
    underscores(&f, more[1], more[2]);
    report();
    return 0;
}
