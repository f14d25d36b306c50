/* What the parts of a measuring program agree on. See bench/README.md. */
#ifndef SWEEP_H
#define SWEEP_H

#ifndef REAL
#define REAL double
#endif
typedef REAL real;

/* Runs `steps` sweeps over the nx * ny * nz inner cells, from `first` to `second`, back, and so on: after an odd number `second` is the newer one.
 * All four are on the device already; a kernel leaves out the inputs that it does not need. */
typedef void sweep(int nx, int ny, int nz, int steps, real *first, real *second, const real *source,
                   const real *kappa);

/* Of the generated table of plans, which are translations of one kernel. Plan 0 is the reference: one thread a cell. */
extern const char *const plan_names[];
extern const int plan_count;
extern const int array_count; /* 2: first and second only, 3: the source too, 4: all */
void run_plan(int plan, int nx, int ny, int nz, int steps, real *first, real *second, const real *source,
              const real *kappa);

#endif
