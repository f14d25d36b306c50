/* C that is C++ of the same meaning: no edits. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif
double shared(double x);
#ifdef __cplusplus
}
#endif

enum mode { FAST, SLOW };
struct grid { int n; double *cells; enum mode mode; };

static double length(const struct grid *g)
{
    double s = 0;
    for (int i = 0; i < g->n; i++)
        s += g->cells[i] * g->cells[i];
    return sqrt(s) + fabsf(1.0f) + pow(s, 2);
}

int main(void)
{
    double a[3] = {1, 2.5, 3};
    float f[2] = {0.5, 1};
    struct grid g = {3, a, FAST};
    struct grid *p = &g;
    void *q = a;
    const char *text = "abc";
    char c = 'a';
    p->mode = g.mode == FAST ? SLOW : FAST;
    free(NULL);
    printf("%g %s %c %d %g %d\n", length(p), text, c, q != NULL, f[0], (int)sizeof(c));
    return 0;
}
