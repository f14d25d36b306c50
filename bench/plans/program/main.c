/* Measures plans of one kernel: program [options] SIZE:PLAN[,PLAN]... ...
 * A SIZE is NX[xNY[xNZ]], a PLAN a name of the table. What was found goes to standard output, a line for each plan:
 * size, plan, status and, where the status is ok or wrong, the median, least and most GCells/s, the number of cells that
 * differ from the reference's, and the largest relative difference.
 *
 * A plan that fails ends the process, and takes the device's state with it. So a child measures; this process, which
 * never touches the device, notes the plan that ended it and starts another child for the rest. */
#define _GNU_SOURCE
#include "measure.h"
#include "sweep.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static void refuse(const char *what, const char *which)
{
    fprintf(stderr, "%s: %s\n", what, which);
    exit(2);
}

static int plan_number(const char *name)
{
    for (int i = 0; i < plan_count; i++)
        if (strcmp(plan_names[i], name) == 0)
            return i;
    refuse("no such plan", name);
    return 0;
}

static void parse_job(char *text, struct job *job)
{
    char *plans = strchr(text, ':'), *rest = NULL;
    char end;

    if (plans == NULL)
        refuse("no plans", text);
    *plans++ = '\0';
    snprintf(job->size, sizeof job->size, "%s", text);
    job->nx = job->ny = job->nz = 1;
    job->running = -1;
    int n = sscanf(text, "%dx%dx%d%c", &job->nx, &job->ny, &job->nz, &end);
    if (n < 1 || n > 3 || job->nx < 1 || job->ny < 1 || job->nz < 1)
        refuse("not a size", text);
    for (char *name = strtok_r(plans, ",", &rest); name != NULL; name = strtok_r(NULL, ",", &rest)) {
        if (job->count == PLAN_LIMIT)
            refuse("too many plans", text);
        job->measurements[job->count++].plan = plan_number(name);
    }
}

static void print_job(const struct settings *s, const struct job *job)
{
    double cells = 1e-9 * job->nx * job->ny * job->nz;

    for (int i = 0; i < job->count; i++) {
        const struct measurement *m = &job->measurements[i];
        printf("%s\t%s\t", job->size, plan_names[m->plan]);
        if (m->outcome == MEASURED)
            printf("%s\t%.4g\t%.4g\t%.4g\t%lld\t%.1e\n", m->wrong > 0 ? "wrong" : "ok",
                   cells / m->step_seconds[s->rounds / 2], cells / m->step_seconds[s->rounds - 1],
                   cells / m->step_seconds[0], m->differ, m->worst);
        else
            printf("%s\n", m->outcome == FAILED ? "failed" : "not reached");
    }
    fflush(stdout);
}

/* Works on the jobs that are not done, in a child. Returns whether all of them are. */
static int attempt(const struct settings *s, struct job *jobs, int count)
{
    int status;
    pid_t child = fork();

    if (child == 0) {
        for (int i = 0; i < count; i++) {
            if (!jobs[i].done) {
                measure(s, &jobs[i]);
                print_job(s, &jobs[i]);
            }
        }
        exit(0);
    }
    if (child < 0 || waitpid(child, &status, 0) != child) {
        perror("cannot start a process");
        exit(1);
    }
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* The job that a child did not finish goes on without the plan that ended it; if it was none, it is given up. */
static void bury(const struct settings *s, struct job *jobs, int count)
{
    for (int i = 0; i < count; i++) {
        struct job *job = &jobs[i];
        if (job->done)
            continue;
        if (job->running >= 0) {
            struct measurement *m = &job->measurements[job->running];
            fprintf(stderr, "%s failed at %s\n", plan_names[m->plan], job->size);
            m->outcome = FAILED;
            job->running = -1;
        } else {
            job->done = 1;
            print_job(s, job);
        }
        return;
    }
}

int main(int argc, char **argv)
{
    struct settings s = {3, 0.03, 13, 20};
    int option;

    while ((option = getopt(argc, argv, "r:s:c:l:")) != -1) {
        switch (option) {
        case 'r': s.rounds = atoi(optarg); break;
        case 's': s.seconds = atof(optarg); break;
        case 'c': s.check_steps = atoi(optarg); break;
        case 'l': s.plan_limit = atoi(optarg); break;
        default: return 2;
        }
    }
    if (s.rounds < 1 || s.rounds > ROUND_LIMIT || s.check_steps < 1 || s.plan_limit < 1)
        refuse("out of range", "-r ROUNDS, -c CHECK_STEPS or -l SECONDS");

    int count = argc - optind;
    size_t bytes = (count + 1) * sizeof(struct job);
    struct job *jobs = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (jobs == MAP_FAILED) {
        perror("mmap");
        return 1;
    }
    for (int i = 0; i < count; i++)
        parse_job(argv[optind + i], &jobs[i]);
    while (!attempt(&s, jobs, count))
        bury(&s, jobs, count);
    return 0;
}
