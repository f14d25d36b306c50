/* GNU extensions and the less common statements. */
typedef struct { double u[4][4]; int n; } grid;
typedef int vec __attribute__((vector_size(16)));
static inline int max(int a, int b) { return ({ int x_ = a, y_ = b; x_ > y_ ? x_ : y_; }); }

int old_style(a, b)
    int a;
    double b;
{
    return a + (int)b;
}

int control(int n, double m[n][n + 1], grid *restrict g)
{
    static const int table[] = { [0] = 1, [2 ... 3] = 7, };
    grid h = { .u = { { 1, 2 }, [2] = { 3 } }, .n = n };
    void *where = &&again;
    typeof(n) twice = old_style(n, 1) * 2;
again:
    switch (n) {
    case 1 ... 3:
        n++;
    case 5: case 6:
        if (n) break; else goto out;
    default:
        do n--; while (n > 0);
    }
    for (;;) { while (n) { if (n-- > 3) continue; break; } break; }
    goto *where;
out:;
    asm volatile("nop" ::: "memory");
    m[0][0] = g->u[1][2] + h.u[0][0] + 0x1p-3 + twice + table[3];
    return n ?: sizeof(int[n]);
}

int with_nested(int n)
{
    int nested(int x) { return x + n; }
    return nested(n) * 2;
}
