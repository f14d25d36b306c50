/* Structs that kernels use a part of: the rest is of types that they cannot compute with. */
#include <stdio.h>
#include <stdbool.h>
#include <stdint.h>
#include <complex.h>

typedef struct point { float x; double y; } point;
typedef struct { int16_t a; int8_t b[3]; uint64_t c; } small;
typedef enum { RED = -1, GREEN, BLUE = 7 } colour;
typedef struct pos { double x, y; } pos;
struct cell {
    pos pos;
    double value;
    const char *name;
    int (*call)(int);
    unsigned low : 3, high : 7;
    long double wide;
    double complex z;
    union { int i; float f; } either;
    struct { int in; point at; };
    point corner[2];
    small s;
    bool on;
    colour c;
    struct cell *next;
    _Alignas(32) char last;
};

static int twice(int x) { return 2 * x; }
static double weigh(struct cell c, point p) { return c.value * p.y + c.s.b[1] + (c.on ? c.c : BLUE); }

static void relax(int n, struct cell *u, point *out, struct cell first, const small *s)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(out, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < n - 1; i++) {
            struct cell c = u[i - 1];
            c.value += first.corner[1].y;
            point p = {1, u[i + 1].at.y + u[i].pos.y};
            out[i].y = weigh(c, p) + s->a;
            out[i].x = u[i].in + u[i].c + first.s.c;
        }
#pragma mint for
        for (int i = 0; i < n; i++) {
            u[i].c = i % 2 ? RED : GREEN;
            u[i].on = !u[i].on;
        }
#pragma mint single
        { out[0] = out[1]; first.corner[0] = out[2]; u[3].corner[0].y += out[0].y; }
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(out, fromDevice, n)
    printf("%g %g\n", first.corner[0].y, u[3].corner[0].y);
}

int main(void)
{
    enum { N = 23 };
    struct cell u[N];
    point out[N] = {{0}};
    small s = {5, {1, 2, 3}, 9};
    for (int i = 0; i < N; i++)
        u[i] = (struct cell){.pos = {i, 2 * i}, .value = i, .name = "x", .call = twice, .low = i % 8, .wide = i, .z = i * I, .in = i % 3,
                             .at = {1, i}, .corner = {{1, 2}, {3, 4}}, .s = s, .on = i % 2, .c = BLUE, .last = 'c'};
    relax(N, u, out, u[3], &s);
    for (int i = 0; i < N; i++)
        printf("%g %g %d %d %s %d %g %d %c\n", out[i].x, out[i].y, u[i].c, u[i].on, u[i].name, u[i].call(i), cimag(u[i].z), u[i].low, u[i].last);
    return 0;
}
