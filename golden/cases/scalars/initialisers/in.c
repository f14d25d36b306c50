/* Rules: F3. Initialisers with and without designators, with and without braces, on the host and in a nest; members with
 * the names of types. */
#include "../../field.h"

typedef struct pos { double x, y; } pos;
typedef double t;
struct b { pos pos; t t; struct { t t; pos other; } in; pos pair[2]; };
struct c { struct pos pos; double k; };
struct d { int a; struct c b[2]; int z; };
union u { t t; int i[2]; };

static struct c one = {.pos.x = 1, 2};
static struct c two = {.pos.x = 1, 2, 3};
static struct c three = {1, 2, .k = 5};
static struct c four = {1, .pos.y = 2, .k = 5};
static struct d five = {.b = {[1] = {.k = 2}}, .a = 3};
static struct d six = {.b[0] = {{1}, 2}, {.k = 7}, 9};
static struct d seven = {1, 2, 3, .b[1].k = 4, 5};
static double m[3][2] = {[1][1] = 5, 6, 7, [0] = {1, 2}};
static double w[4][2] = {{1, 2}, [2] = {5}, {6, [1] = 7}};
static char text[3][4] = {[1] = "ab", "cd"};
static union u both[2] = {{.i = {1, 2}}, {3}};

static void relax(int n, struct b *v)
{
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++) {
            struct c local = {.pos.x = i, 2, .k = 5};
            double rows[2][2] = {[0][1] = 1, i};
            v[i].pair[1] = v[i].pos;
            v[i].t = local.pos.y + rows[1][0] + v[i].in.t;
            v[i].in.other.x = local.pos.x * v[i].pos.y;
        }
    }
#pragma mint copy(v, fromDevice, n)
}

static t half(t t) { return t / 2; }

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    struct b *v = calloc((size_t)n, sizeof *v);
    struct c *list[] = {&one, &two, &three, &four};
    struct d *deep[] = {&five, &six, &seven};

    for (int i = 0; i < n; i++)
        v[i] = (struct b){.pos.x = i, i % 3, .in.t = 4, {i, 7}};
    relax(n, v);
    checksum("v", v, (size_t)n * sizeof *v);
    for (int i = 0; i < 4; i++)
        printf("%g %g %g\n", list[i]->pos.x, list[i]->pos.y, half(list[i]->k));
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 2; j++)
            printf("%d %g %g %g %d\n", deep[i]->a, deep[i]->b[j].pos.x, deep[i]->b[j].pos.y, deep[i]->b[j].k, deep[i]->z);
    for (int i = 0; i < 4; i++)
        printf("%g %g %g %s\n", i < 3 ? m[i][0] : 0, i < 3 ? m[i][1] : 0, w[i][0] - w[i][1], i < 3 ? text[i] : "");
    printf("%d %g\n", both[0].i[1], both[1].t);
    return 0;
}
