/* Rules: F3, F5. Integers of every width, enums and structs in structs, conversions, constants of float.h. */
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include "../../field.h"

enum state { COLD, WARM = 7, HOT };
typedef enum { NEGATIVE = -3, POSITIVE = 4 } sign;
struct sample {
    enum state state;
    sign direction;
    double w[2][3];
    struct {
        int a, b;
    } inner;
    _Bool flag;
};

static const enum state sequence[3] = {WARM, [2] = HOT};

static enum state next(enum state s)
{
    return s == COLD ? WARM : s == WARM ? HOT : COLD;
}

static double sum(const double (*w)[3], int n)
{
    double s = 0;

    for (int i = 0; i < n; i++)
        for (int j = 0; j < 3; j++)
            s += w[i][j];
    return s;
}

static uint8_t saturated(int x)
{
    return x < 0 ? 0 : x > UINT8_MAX ? UINT8_MAX : x;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    struct sample *g = calloc(n, sizeof *g);
    uint8_t *image = malloc(n);
    double *v = malloc(n * sizeof *v);

    for (int i = 0; i < n; i++) {
        image[i] = i * 29;
        v[i] = i;
        g[i].state = i % 2 ? WARM : COLD;
        g[i].inner.a = i;
        for (int j = 0; j < 6; j++)
            g[i].w[j / 3][j % 3] = i + j;
    }
#pragma mint copy(g, toDevice, n)
#pragma mint copy(image, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel for
    for (long i = 0; i < n; i++) {
        enum state s = g[i].state, t = next(s);
        sign which = i % 2 ? NEGATIVE : POSITIVE;
        _Bool even = !(i & 1), both = even;
        unsigned char c = 250 + i;
        short h = -c;
        unsigned long long bits = ULLONG_MAX - i;
        struct sample local = {t, which, .flag = i, .w[1] = {1, 2}};

        both |= h > which;
        bits >>= h & 7;
        c = c << 1 | even;
        c ^= ~h;
        local.state -= 1;
        local.direction = (sign)-local.direction;
        v[i] += (t - 8 < 0) + (which - 8 < 0) * 2 + even + both * 4 + (even ? c : h) + bits % 7 + -even;
        v[i] += DBL_EPSILON + FLT_MAX / 1e38 + INT_MIN + (char)200 + '\n' + 0x1p-3 + sequence[i % 3] + local.state + local.direction;
        v[i] += sum(g[i].w, 2) + sum(local.w, 2) + g[i].inner.a;
        g[i].inner.b = fmod(v[i], 1e6);
        g[i].state = t;
        g[i].direction = local.flag ? which : POSITIVE;
        g[i].flag = v[i] > 100;
        image[i] = saturated(image[i] * 3 - c);
        image[i] += h;
    }
#pragma mint copy(g, fromDevice, n)
#pragma mint copy(image, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
    for (int i = 0; i < n; i++)
        printf("%d %d %d %d\n", g[i].state, g[i].direction, g[i].inner.b, g[i].flag);
    checksum("image", image, n);
    checksum("v", v, n * sizeof *v);
    return 0;
}
