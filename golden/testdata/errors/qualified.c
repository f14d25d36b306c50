/* Rules: F3. volatile and _Atomic where only the declaration says so: of a member, of what it points to, in a typedef, in a conversion. */
typedef volatile double Watched;
typedef Watched *Sensor;
typedef struct { double x, y; } Point;
struct state {
    volatile double *v;
    volatile Point at;
    volatile Point *points;
    volatile double pair[2];
    Sensor sensor;
    _Atomic int *count;
    _Atomic(double) sums[8];
    volatile struct { double inner; };
    double *plain;
};
static volatile Point origin;
static struct state states[8];

static double first(const struct state *s) { return s->at.x; } // want "'s->at' is volatile"

void members(struct state *s, double *u)
{
#pragma mint copy(u, toDevice, 8)
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        s->v[i] = 1; // want "'s->v' is volatile"
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        u[i] = s->at.x; // want "'s->at' is volatile"
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        s->points[i].y = 1; // want "'s->points' is volatile"
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        states[i].pair[0] = 1; // want "'states.i..pair' is volatile"
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        s->sensor[i] = 1; // want "volatile"
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        s->count[i] = 1; // want "'s->count' is _Atomic"
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        s->sums[i] = 1; // want "'s->sums' is _Atomic"
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        u[i] = s->inner; // want "'s->inner' is volatile"
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        u[i] = origin.x; // want "'origin' is volatile"
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        ((volatile double *)u)[i] = 1; // want "is volatile"
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        u[i] = ((const Watched *)u)[i] + 1; // want "is volatile"
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        u[i] = first(s);
    const double x = s->at.x;
    double *plain = s->plain;
#pragma mint copy(plain, toDevice, 8)
#pragma mint parallel for
    for (int i = 0; i < 8; i++)
        plain[i] = x + u[i];
#pragma mint copy(u, fromDevice, 8)
#pragma mint copy(plain, fromDevice, 8)
}
