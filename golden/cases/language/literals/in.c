/* Rules: F3. Compound literals, and GNU ranges of designators and of case labels. */
#include "../../field.h"

#define N 40

typedef struct {
    real x, y;
    int label[3];
} point;

struct segment {
    point ends[2];
};

static const int weight[12] = {[0 ... 3] = 2, [5 ... 8] = -1, 7, [6] = 4};
static point p[N];
static struct segment s[N];
static real u[N], v[N];

static point middle(point a, point b)
{
    return (point){(a.x + b.x) / 2, .y = (a.y + b.y) / 2, .label = {a.label[0], [2] = b.label[2]}};
}

static real total(const real *list, int count)
{
    real sum = 0;

    while (count-- > 0)
        sum += list[count];
    return sum;
}

static int kind(const point *q)
{
    switch (q->label[0]) {
    case -3 ... - 1:
        return 1;
    case 0:
    case 4 ... 9:
        return 2;
    default:
        return 3;
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);

    fill(u, N, 1);
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++) {
            p[i] = (point){u[i], .label = {i - 5, 2}};
            p[i] = middle(p[i], (point){.y = u[i] * 3});
            s[i] = (struct segment){{p[i], [1].label[1] = i, [1].y = u[i] > (real)0.5 ? ((point){1, 2}).x : 3}};
            v[i] = total((real[]){1, u[i], 2}, i % 4 < 3 ? i % 4 : 3) + (int){i} + kind(&p[i]);
            v[i] += kind(&(point){.label = {i % 12 - 3}});
        }
#pragma mint for
        for (int i = 0; i < n; i++) {
            point same[4] = {[3].y = 9, [0 ... 2] = {u[i], 1, {[1 ... 2] = 5}}};

            for (int k = 0; k < (int)((point){.label = {3, 4, k}}).x + 4; k++)
                v[i] += same[k].x * same[k].y - same[k].label[k % 3];
            switch (weight[i % 12]) {
            case -1 ... 2:
                v[i] /= 2;
                break;
            case 5 ... 7:
                v[i] = -v[i];
            }
        }
    }
    for (int i = 0; i < N; i++)
        for (int e = 0; e < 2; e++)
            v[i] += s[i].ends[e].x + s[i].ends[e].y * s[i].ends[e].label[e] - p[i].label[2];
    checksum("v", v, sizeof v);
    return 0;
}
