/* Jobs and what came out of them. They lie in memory that the measuring process shares with the one that guards it. */
#ifndef MEASURE_H
#define MEASURE_H

enum { PLAN_LIMIT = 512, ROUND_LIMIT = 15 };

struct settings {
    int rounds;      /* timed runs of a plan, at most ROUND_LIMIT */
    double seconds;  /* that a timed run takes, about */
    int check_steps; /* after which results are compared */
    int plan_limit;  /* the most seconds that one run may take */
};

enum outcome { WAITING, MEASURED, FAILED };

struct measurement {
    int plan; /* in the table */
    enum outcome outcome;
    int steps;                       /* of a timed run */
    double step_seconds[ROUND_LIMIT]; /* ascending once measured */
    long long differ, wrong;         /* cells that are not the reference's, and not within the tolerance */
    double worst;                    /* the largest relative difference */
};

/* Plans at one size. */
struct job {
    char size[48];  /* as it was asked for */
    int nx, ny, nz; /* inner cells */
    int done;
    int running; /* of measurements, the one that is worked on; -1 before and between */
    int count;
    struct measurement measurements[PLAN_LIMIT];
};

/* Measures the plans of the job that wait. Ends the process on any failure. */
void measure(const struct settings *settings, struct job *job);

#endif
