/* Rules: F3, F5. Structs with members that kernels cannot compute with: the others can be used, and whole structs copied. */
#include "../../field.h"

#define N 67

struct packed_bits {
    real v;
    unsigned flag : 3, kind : 5;
    int k;
};

struct with_union {
    real v;
    union {
        int i;
        float f;
    } u;
    int k;
};

typedef struct {
    real v;
    struct {
        unsigned low : 4;
    } bits;
    union {
        long whole;
        double fraction;
    };
    struct {
        int within;
    };
    const char *name;
    void (*act)(int);
} mixed;

static struct packed_bits a[N], b[N];
static struct with_union c[N], d[N];
static mixed e[N], f[N];

static void members(int n)
{
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++) {
        b[i].v = a[i - 1].v + a[i + 1].v;
        b[i].k = a[i].k + 1;
        d[i].v = c[i - 1].v - c[i + 1].v;
        d[i].k += c[i].k;
        f[i].v = e[i - 1].v * e[i + 1].v;
        f[i].within = e[i].within - e[i + 1].within;
    }
}

static void whole(int n)
{
#pragma mint parallel for
    for (int i = 1; i < n - 1; i++) {
        struct packed_bits x = a[i];
        struct with_union y = i % 2 ? c[i] : c[i + 1];

        x.v += 1;
        y.k -= i;
        b[i] = x;
        d[i] = y;
        f[i] = e[i - 1];
    }
}

static void report(void)
{
    for (int i = 0; i < N; i++) {
        printf("%g %u %u %d ", (double)b[i].v, b[i].flag, b[i].kind, b[i].k);
        printf("%g %g %d ", (double)d[i].v, (double)d[i].u.f, d[i].k);
        printf("%g %u %g %d %s\n", (double)f[i].v, f[i].bits.low, f[i].fraction, f[i].within, f[i].name ? f[i].name : "-");
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, N);

    for (int i = 0; i < N; i++) {
        a[i].v = c[i].v = e[i].v = i * i % 11;
        a[i].k = c[i].k = e[i].within = i;
        a[i].flag = i % 8;
        a[i].kind = i % 32;
        c[i].u.f = 2.5f * i;
        e[i].bits.low = i % 16;
        e[i].fraction = i / 4.0;
        e[i].name = i % 2 ? "odd" : "even";
        b[i] = a[i];
        d[i] = c[i];
        f[i] = e[N - 1 - i];
    }
    members(n);
    report();
    whole(n);
    report();
    return 0;
}
