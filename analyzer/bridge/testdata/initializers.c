#include <signal.h>
#include <stdio.h>

struct point { int x, y; };
struct box { struct point low, high; double w; };
union value { int i; double d; };
struct holder { union value v; char name[4]; };

static struct point p = {.y = 1, .x = 2}; // becomes: static struct point p = {2, 1};
static struct box b = {.high.x = 3, .low = {1, 2}, .w = 1.5}; // becomes: static struct box b = {{1, 2}, {3}, 1.5};
static int a[6] = {[2] = 5, 6, [0] = 1}; // becomes: static int a[6] = {1, {}, 5, 6};
static int r[8] = {[1 ... 3] = 7}; // becomes: static int r[8] = {{}, 7, 7, 7};
static struct holder h = {.name = "abcd", .v.d = 2.5}; // becomes: static struct holder h = {{.d = 2.5}, {'a', 'b', 'c', 'd'}};
static struct point list[3] = {
    [1] = {1, 2},
    [0] = {.x = 4},
}; 
static struct point old = {y: 3, x: 1}; // becomes: static struct point old = {1, 3};
static const char tag[3] = "x'\\"; // becomes: static const char tag[3] = {'x', '\'', '\\'};
static struct point mixed = {7, .y = 2}; // becomes: static struct point mixed = {7, 2};
static struct point fine = {.x = 1, .y = 2};
typedef struct { struct { int nx, ny; }; union { double dt; long raw; }; int c; } nameless;
static nameless apart = {.ny = 3, .nx = 4, .raw = 5, .c = 6}; // becomes: static nameless apart = {{4, 3}, {.raw = 5}, 6};
static nameless late = {.c = 1, .ny = 2}; // becomes: static nameless late = {{{}, 2}, {}, 1};
static union { struct { float x, y; }; float v[2]; } axes = {.y = 3, .x = 1}, last = {.x = 1, .v = {4, 5}}; // becomes: static union { struct { float x, y; }; float v[2]; } axes = {{1, 3}}, last = {.v = {4, 5}};
static void ignore(int s) { (void)s; }
static struct sigaction act = {.sa_flags = SA_RESTART, .sa_handler = ignore}; // becomes: static struct sigaction act = {{ignore}, {}, SA_RESTART};
static int line_after = __LINE__;

int main(void)
{
    double d = 2.75;
    int n = 3;
    float x[] = {d, 0.1, n}; // becomes: float x[] = {(float)d, 0.1, (float)n};
    int k[] = {1.5, n, d}; // becomes: int k[] = {(int)1.5, n, (int)d};
    unsigned char c[] = {n, 255, -1}; // becomes: unsigned char c[] = {(unsigned char)n, 255, (unsigned char)-1};
    struct point q = (struct point){.y = n, .x = n + 1}; // becomes: struct point q = (struct point){n + 1, n};
    struct point z = {0};
    printf("%d %d %d %g\n", p.x, p.y, b.high.x, b.w + b.low.y);
    printf("%d %d %d %d %d %d\n", a[0], a[1], a[2], a[3], r[3], r[4]);
    printf("%g %c %d %d %d\n", h.v.d, h.name[3], list[1].y, list[0].x, list[2].x);
    printf("%d %d %c %d %d\n", old.x, old.y, tag[2], fine.y, line_after);
    printf("%g %g %d %d %d %d %d %d\n", x[0], x[2], k[0], k[2], c[0], c[2], q.x, z.y);
    printf("%d\n", mixed.x);
    printf("%d %d %ld %d %d %d\n", apart.nx, apart.ny, apart.raw, apart.c, late.ny, late.c);
    printf("%g %g %g %d %d\n", axes.x, axes.y, last.v[1], act.sa_flags == SA_RESTART, act.sa_handler == ignore);
    return 0;
}
