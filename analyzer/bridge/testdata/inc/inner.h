#ifndef INNER_H
#define INNER_H
static inline double from_inner(const double x)
{
    float *restrict p = calloc(1, sizeof *p);
    *p = x;
    double r = -(*p);
    free(p);
    return r;
}
#endif
