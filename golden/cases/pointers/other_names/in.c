/* Rules: C4, F8. Arrays whose types give their extents, and that have two names in one nest: what one name writes is brought back,
 * and nothing to what is declared const. */
#include "../../field.h"

#define N 90

struct part {
    char tag;
    real u[N];
};

static real fixed[N];
static const real weights[4] = {1, 2, 3, 4}, *const chosen = weights;

static void both(struct part *to, struct part *from)
{
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < N; i++)
            to->u[i] += from->u[i];
#pragma mint for
        for (int i = 1; i < N; i++)
            fixed[i] = to->u[i - 1] - from->u[i] / 4;
    }
}

/* Another file might call it, too. */
void second(struct part *from, struct part *to)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        to->u[i] = from->u[i] / 2 + chosen[i % 4];
}

int main(void)
{
    struct part *p = (struct part *)malloc(sizeof *p), q;

    fill(p->u, N, 1);
    fill(q.u, N, 2);
    both(p, p);
    second(p, p);
    second(p, &q);
    both(&q, p);
    checksum("u", p->u, sizeof p->u);
    checksum("q", q.u, sizeof q.u);
    checksum("fixed", fixed, sizeof fixed);
    return 0;
}
