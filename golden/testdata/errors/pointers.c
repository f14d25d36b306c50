/* Rules: F3. Pointers that cannot be resolved at translation time. */
#define N 40
static double u[N], v[N], w[N];

void reseated(int n)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double *p = u;
        if (i % 2)
            p = v; // want "the pointer 'p' cannot be resolved at translation time: it changes under a condition, in a loop or inside an expression"
        v[i] = p[i];
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double *p = u;
        for (int k = 0; k < n; k++) {
            v[i] += *p; // want "the pointer 'p' cannot be resolved at translation time: it changes under a condition"
            if (k == i) {
                p = w;
                v[i] -= *p++;
            }
        }
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double *p = u + i;
        v[i] = *p++ - *p; // want "the expression changes 'p', and names it again"
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double *p = u + i;
        while (p < w) // want "these two pointers are not seen to lead into one row of one array"
            v[i] += *p++;
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double *p;
        v[i] = p[i]; // want "the pointer 'p' is used before it gets a value"
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        switch (i % 3) {
            double *p; // want "the pointer 'p' cannot be resolved at translation time: it gets its value in a way that is not followed"
        case 1:
            p = u;
            v[i] = p[i];
        }
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double *p = u, **q = &p; // want "the pointer 'p' cannot be resolved at translation time: it gets its value in a way that is not followed"
        v[i] = (*q)[i];
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        const double *p = u[i] > 0 ? u : 0; // want "a pointer that is chosen by a condition may be null"
        v[i] = p[i];
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = (u ?: v)[i]; // want "a pointer is a condition here"
}

struct pair {
    double x, y;
};

void forked(int flag, struct pair *a, struct pair *b)
{
    struct pair one = {1, 2}, other = {3, 4};
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double *p = i > 3 ? u : v;
        p[i]++; // want "this pointer chooses between two places, of which one is written inside an expression"
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        int k = i;
        const double *p = flag ? u + k : v; // want "a pointer that is chosen by a condition points to a place that may change"
        k++;
        w[i] = *p;
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        const struct pair *p = flag ? &one : &other; // want "this pointer chooses between structs outside the parallel loop"
        w[i] = p->x;
    }
#pragma mint parallel for
    for (int i = 1; i < N; i++)
        u[i] = (i % 3 ? u : v)[i - 1]; // want "reads the"
#pragma mint parallel for
    for (int i = 1; i < N; i++) {
        double *p = flag ? u : v;
        p[i] = p[i - 1]; // want "reads the"
    }
}

void punned(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        const long long *bits = (const long long *)u; // want "through another type"
        v[i] = bits[i] > 0;
    }
}

struct field {
    double *u;
};

/* Which array is meant must be known before the launch. */
void chosen(int k)
{
    double *f[2] = {u, v};
#pragma mint copy(f[0], toDevice, N)
#pragma mint copy(f[1], toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        f[i % 2][i] = 0; // want "which of the arrays 'f' points to changes inside the parallel loop"
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        if (i < k)
            f[k][i] = 0; // want "which of the arrays 'f' points to is chosen under a condition"
}

void chosen_struct(struct field **at, int k, int n)
{
#pragma mint copy(at[k]->u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        if (i < k)
            at[k]->u[i] = 0; // want "which of the arrays 'at' points to is chosen under a condition"
}

// A pointer from outside is each iteration's own only where every use of it follows an assignment.
double pointer_from_outside(double (*w)[N])
{
    double *p = w[0], *q;
#pragma mint parallel for
    for (int i = 1; i < N; i++) {
        p = w[i]; // want "'p' is of type pointer to double, which cannot be written in a kernel"
        p[0] = p[1];
    }
#pragma mint parallel for
    for (int i = 1; i < N; i++) {
        q = w[i];
        for (int k = 0; k < 3; k++) {
            u[i] += q[k]; // want "the pointer 'q' cannot be resolved at translation time: it changes under a condition, in a loop or inside an expression"
            q = w[i - 1];
        }
    }
    return *p;
}
