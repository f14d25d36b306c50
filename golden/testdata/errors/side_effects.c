/* Rules: F6. Subscripts that change something. */
#include <math.h>
#define N 40
static double u[N], v[N];

void counts(void)
{
#pragma mint parallel for
    for (int i = 0; i < N / 2; i++) {
        int k = i;
        v[i] = u[k++] - u[k]; // want "the expression changes 'k', and names it again"
    }
}

/* Of two arguments gcc evaluates the last first, others the first. */
static inline double drawn(unsigned *state)
{
    *state = *state * 1664525u + 1013904223u;
    return (*state >> 8) * (1.0 / 16777216);
}

static double difference(double a, double b) { return a - b; }

void numbers(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        unsigned state = i;
        v[i] = difference(drawn(&state), 1 - drawn(&state)); // want "in which order the arguments are evaluated C leaves open, and one of them changes 'state', which this one uses, too"
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        int k = i;
        v[i] = pow(u[i] * k, k++); // want "changes 'k'"
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        unsigned state = i, other = i;
        v[i] = difference(drawn(&state), drawn(&other));
    }
}
