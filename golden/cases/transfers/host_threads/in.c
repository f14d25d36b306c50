/* Rules: X2. Two host threads run regions on arrays of their own. */
#include <pthread.h>
#include "../../field.h"

struct job {
    int n, steps;
    real *u, *v;
};

static void *work(void *argument)
{
    struct job *job = (struct job *)argument;
    int n = job->n;
    real *u = job->u, *v = job->v;

#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    {
        for (int t = 0; t < job->steps; t++) {
#pragma mint for
            for (int i = 1; i < n - 1; i++)
                v[i] = (u[i - 1] + u[i + 1]) / 2;
            real *old = u;
            u = v;
            v = old;
        }
    }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(v, fromDevice, n)
    return NULL;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    struct job jobs[2];
    pthread_t threads[2];

    for (int k = 0; k < 2; k++) {
        struct job job = {n + k, 4 + k, (real *)malloc((n + k) * sizeof(real)), (real *)malloc((n + k) * sizeof(real))};
        fill(job.u, n + k, 1 + k);
        fill(job.v, n + k, 3 + k);
        jobs[k] = job;
        pthread_create(&threads[k], NULL, work, &jobs[k]);
    }
    for (int k = 0; k < 2; k++)
        pthread_join(threads[k], NULL);
    for (int k = 0; k < 2; k++) {
        checksum("u", jobs[k].u, (n + k) * sizeof(real));
        checksum("v", jobs[k].v, (n + k) * sizeof(real));
    }
    return 0;
}
