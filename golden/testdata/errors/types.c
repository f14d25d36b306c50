/* Rules: F3, F5. Types that no device computes with. */
#define N 40
static double u[N], v[N];
static long double precise[N];
static volatile double flag[N];
static double _Complex spectrum[N];

void extended(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        precise[i] = 1; // want "the elements of 'precise' are"
}

void extended_value(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = u[i] * 0.1L; // want "cannot be used in a kernel"
}

void watched(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        flag[i] = 1; // want "volatile"
}

void complex_value(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        spectrum[i] = 1; // want "the elements of 'spectrum' are"
}

typedef struct {
    double x;
} couple;
static couple pairs[N];

void hidden_name(int couple)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        pairs[i].x = couple; // want "the elements of 'pairs' are of type couple, a name that something else has, too"
}

static _Atomic int count;

void counted(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        count = i; // want "'count' is _Atomic, which cannot be used in a kernel"
}
