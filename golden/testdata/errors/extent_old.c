/* Rules: C5, L2. Extents that read elements whose newest values are on the device. */
enum { N = 40 };
static double u[N];
void relax(double *v, const int *sizes)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] += 1;
#pragma mint copy(v, toDevice, sizes[0] * (int)u[1]) // want "this extent reads 'u', whose device copy is the valid one"
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] += v[0];
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice, sizes[0] * (int)u[1])
}

struct line {
    int n;
    double cells[];
};

/* The member that is read lies beside the array, not in it. */
void in_one_block(struct line *l)
{
#pragma mint copy(l->cells, toDevice, l->n)
#pragma mint parallel for
    for (int i = 0; i < l->n; i++)
        l->cells[i] += 1;
#pragma mint copy(l->cells, fromDevice, l->n)
}

struct cell {
    int n;
    double value;
};

void in_elements(struct cell *c, int n)
{
#pragma mint copy(c, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        c[i].n += 1;
#pragma mint copy(u, toDevice, c->n) // want "this extent reads 'c', whose device copy is the valid one"
#pragma mint copy(c, fromDevice, n)
}
