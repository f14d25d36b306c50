/* Rules: X2. Two host threads with regions of their own, on distinct arrays. */
#include <pthread.h>
#include "../../cases/field.h"

#define N 500

struct job {
    real u[N], v[N];
    int steps;
};

static void *work(void *argument)
{
    struct job *job = (struct job *)argument;

#pragma mint copy(job->u, toDevice)
#pragma mint copy(job->v, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < job->steps; t++) {
#pragma mint for
            for (int i = 1; i < N - 1; i++)
                job->v[i] = (job->u[i - 1] + job->u[i + 1]) / 2;
#pragma mint for
            for (int i = 1; i < N - 1; i++)
                job->u[i] = job->v[i] + t;
        }
    }
#pragma mint copy(job->u, fromDevice)
    return NULL;
}

int main(void)
{
    static struct job jobs[2];
    pthread_t threads[2];

    for (int k = 0; k < 2; k++) {
        fill(jobs[k].u, N, k);
        jobs[k].steps = 5 + 3 * k;
        if (pthread_create(&threads[k], NULL, work, &jobs[k]) != 0)
            return 1;
    }
    for (int k = 0; k < 2; k++) {
        pthread_join(threads[k], NULL);
        checksum("u", jobs[k].u, sizeof jobs[k].u);
    }
    return 0;
}
