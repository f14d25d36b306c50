/* The plans that prepare.sh lists in plans.def, one line PLAN(number, "name") each. */
#include "sweep.h"

#define PLAN(number, name) extern sweep sweep_##number;
#include "plans.def"
#undef PLAN

#define PLAN(number, name) name,
const char *const plan_names[] = {
#include "plans.def"
};
#undef PLAN

#define PLAN(number, name) sweep_##number,
static sweep *const plans[] = {
#include "plans.def"
};

const int plan_count = sizeof plans / sizeof *plans;
const int array_count = ARRAYS;

void run_plan(int plan, int nx, int ny, int nz, int steps, real *first, real *second, const real *source,
              const real *kappa)
{
    plans[plan](nx, ny, nz, steps, first, second, source, kappa);
}
