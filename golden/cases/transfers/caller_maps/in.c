/* Rules: R3, C4, C5. One function with and without its caller's mapping: inferred transfers give way to it. */
#include "../../field.h"
#define N 21

struct state {
    real cells[N], next[N];
    real *heap;
};

static real edge[N];

static void step(struct state *s)
{
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < N - 1; i++)
            s->next[i] = s->cells[i - 1] + s->cells[i + 1] / 2;
#pragma mint for
        for (int i = 1; i < N - 1; i++)
            s->cells[i] = s->next[i] + edge[i];
    }
}

static void both(struct state *s, int n)
{
    step(s);
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        s->heap[i] = s->heap[i] + 1;
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    struct state s;

    s.heap = (real *)malloc(n * sizeof(real));
    fill(s.cells, N, 1);
    fill(s.next, N, 2);
    fill(s.heap, n, 3);
    fill(edge, N, 4);
    step(&s);
    checksum("cells", s.cells, sizeof s.cells);
    s.cells[0] = 5;
    {
#pragma mint copy(s.cells, toDevice)
#pragma mint copy(s.heap, toDevice, n)
#pragma mint copy(edge, toDevice)
        for (int t = 0; t < 3; t++)
            both(&s, n);
#pragma mint copy(s.cells, fromDevice)
#pragma mint copy(s.heap, fromDevice, n)
    }
    s.heap[0] += edge[1];
    checksum("cells", s.cells, sizeof s.cells);
    checksum("next", s.next, sizeof s.next);
    checksum("heap", s.heap, n * sizeof(real));
    return 0;
}
