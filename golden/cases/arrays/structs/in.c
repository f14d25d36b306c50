/* Rules: F3, F5. Structs by value: locals, parameters, results, arrays of structs; different members are different storage. */
#include "../../field.h"

struct vec {
    real x, y;
};
typedef struct {
    struct vec velocity;
    real flux[3];
    unsigned char kind;
} cell;
struct options {
    real dt;
    struct vec gravity;
};

static struct vec sum(struct vec a, struct vec b)
{
    struct vec r = {a.x + b.x, a.y + b.y};
    return r;
}

static real square(const struct vec *a)
{
    return a->x * a->x + a->y * a->y;
}

static void relax(cell *c, real w)
{
    c->flux[0] *= w;
    c->velocity.x += w;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    cell *c = calloc(n + 2, sizeof *c);
    struct options o = {.dt = (real)0.5, .gravity = {1, 2}};

    for (int i = 0; i < n + 2; i++) {
        fill(&c[i].velocity.x, 5, i);
        c[i].kind = i % 6;
    }
#pragma mint copy(c, toDevice, n + 2)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i <= n; i++) {
            struct vec v = sum(c[i].velocity, o.gravity), w = v, pair[2] = {{1, 2}, v};
            cell *me = &c[i];
            w.x += square(&v) * o.dt + pair[1].x;
            w = i % 2 ? w : pair[0];
            c[i].flux[1] = w.x + c[i].flux[2] + c[i - 1].kind + c[i + 1].velocity.y;
            relax(&c[i], w.x);
            me->flux[0] += me->kind;
        }
    }
#pragma mint copy(c, fromDevice, n + 2)
    for (int i = 0; i < n + 2; i++)
        checksum("velocity and flux", &c[i].velocity, 5 * sizeof(real));
    return 0;
}
