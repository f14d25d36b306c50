/* Checks and times plans on arrays that are put on the device once. */
#include "measure.h"
#include "fields.h"
#include "sweep.h"

#include <stdlib.h>
#include <time.h>
#include <unistd.h>

struct fields {
    real *first, *second;   /* what plans work on */
    real *first0, *second0; /* what the reference left there */
    real *source, *kappa;
};

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

static void start(const struct grid *g, real *first, real *second)
{
    fill(g, first, 1, 1, 2);
    fill(g, second, 2, 1, 2); /* the two may carry different boundaries */
}

static void run(const struct settings *s, const struct job *job, int plan, int steps, struct fields *f)
{
    alarm(s->plan_limit);
    run_plan(plan, job->nx, job->ny, job->nz, steps, f->first, f->second, f->source, f->kappa);
    alarm(0);
}

static double step_seconds(const struct settings *s, const struct job *job, int plan, int steps, struct fields *f)
{
    double begin = now();

    run(s, job, plan, steps, f);
    return (now() - begin) / steps;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Compares all plans with the reference, and finds how many steps to time. */
static void check(const struct settings *s, struct job *job, const struct grid *g, struct fields *f)
{
    struct fields reference = *f;

    reference.first = f->first0;
    reference.second = f->second0;
    start(g, reference.first, reference.second);
    run(s, job, 0, s->check_steps, &reference);
    for (int i = 0; i < job->count; i++) {
        struct measurement *m = &job->measurements[i];
        if (m->outcome != WAITING)
            continue;
        job->running = i;
        start(g, f->first, f->second);
        run(s, job, m->plan, s->check_steps, f);
        m->differ = m->wrong = 0;
        m->worst = 0;
        compare(g, f->first, f->first0, m);
        compare(g, f->second, f->second0, m);
        m->steps = 1;
        if (s->seconds > 0)
            m->steps += (int)(s->seconds / step_seconds(s, job, m->plan, 10, f));
        job->running = -1;
    }
}

/* All plans in turn, several times, so that a change of the device's clock meets them all. */
static void time_plans(const struct settings *s, struct job *job, const struct grid *g, struct fields *f)
{
    start(g, f->first, f->second);
    for (int round = 0; round < s->rounds; round++) {
        for (int i = 0; i < job->count; i++) {
            struct measurement *m = &job->measurements[i];
            if (m->outcome != WAITING)
                continue;
            job->running = i;
            m->step_seconds[round] = step_seconds(s, job, m->plan, m->steps, f);
            job->running = -1;
        }
    }
    for (int i = 0; i < job->count; i++) {
        struct measurement *m = &job->measurements[i];
        if (m->outcome == WAITING) {
            qsort(m->step_seconds, s->rounds, sizeof *m->step_seconds, ascending);
            m->outcome = MEASURED;
        }
    }
}

void measure(const struct settings *s, struct job *job)
{
    const struct grid g = grid_around(job->nx, job->ny, job->nz);
    struct fields f;

    f.first = put_on_device(&g);
    f.second = put_on_device(&g);
    f.first0 = put_on_device(&g);
    f.second0 = put_on_device(&g);
    f.source = f.kappa = NULL;
    if (array_count > 2) {
        f.source = put_on_device(&g);
        fill(&g, f.source, 3, 0, 0.001);
    }
    if (array_count > 3) {
        f.kappa = put_on_device(&g);
        fill(&g, f.kappa, 4, 0.5, 1.5);
    }

    check(s, job, &g, &f);
    time_plans(s, job, &g, &f);
    job->done = 1;

    take_off_device(f.first);
    take_off_device(f.second);
    take_off_device(f.first0);
    take_off_device(f.second0);
    if (f.source != NULL)
        take_off_device(f.source);
    if (f.kappa != NULL)
        take_off_device(f.kappa);
}
