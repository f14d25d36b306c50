/* Rules: F4, R2, B10. Scalars from outside that are written, or private ones that are read first. */
#define N 40
static double u[N], v[N], w[N][N];

double sum(void)
{
    double s = 0;
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        v[i] = u[i];
        s += u[i]; // want "'s' is declared outside the parallel loop and written in it"
    }
    return s;
}

int flags(void)
{
    int some = 0, all = 1;
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        if (u[i] > 3)
            some = 1; // want "'some' is declared outside the parallel loop and written in it: every iteration would have its own"
        if (u[i] < 0)
            all = 0; // want "'all' is declared outside the parallel loop and written in it: every iteration would have its own"
        v[i] = u[i];
    }
    return some + all;
}

void read_first(void)
{
    double t = 0;
#pragma mint parallel for private(t)
    for (int i = 0; i < N; i++) {
        v[i] = t; // want "'t' is private, but an iteration may read it here before it writes it"
        t = u[i];
    }
}

void index_written(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        v[i] = u[i];
        i = i + 1; // want "'i' is the index of a parallel loop and cannot be written"
    }
}

double used_after(void)
{
    double t = 0;
#pragma mint parallel for private(t)
    for (int i = 0; i < N; i++)
        if (u[i] > 0) {
            t = u[i];
            v[i] = t;
        }
    return t; // want "'t' is used after the parallel loop in which it is private, and not every iteration writes it"
}

int used_in_a_loop_header(void)
{
    int k, sum = 0;
#pragma mint parallel for private(k)
    for (int i = 0; i < N; i++)
        if (u[i] > 0) {
            k = i;
            v[i] = k;
        }
    for (k = k + 1; k < N; k++) // want "'k' is used after the parallel loop in which it is private"
        sum++;
    return sum;
}

void read_on_one_path(void)
{
    double t;
#pragma mint parallel for private(t)
    for (int i = 0; i < N; i++) {
        if (u[i] > 0)
            t = 1;
        else if (u[i] < 0)
            t = 2;
        v[i] = t; // want "'t' is private, but an iteration may read it here before it writes it"
    }
}

void carried(void)
{
    double t = 0;
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        v[i] = t;
        t = u[i] + 2 * t; // want "'t' is declared outside the parallel loop and written in it"
    }
}

void shared_index(void)
{
    int k;
#pragma mint parallel for shared(k)
    for (int i = 0; i < N; i++)
        for (k = 0; k < 3; k++) // want "'k' is shared, but every iteration writes it"
            v[i] = u[i] + k;
}

void shared_written(void)
{
    double t;
#pragma mint parallel for shared(t)
    for (int i = 0; i < N; i++) {
        t = u[i]; // want "'t' is shared, but every iteration writes it"
        v[i] = t;
    }
}

void firstprivate_written(double t)
{
#pragma mint parallel for firstprivate(t)
    for (int i = 0; i < N; i++) {
        v[i] = t;
        t = u[i]; // want "'t' is firstprivate, which is for variables that the loop only reads"
    }
}

void private_array(int n, double given[5])
{
    double t[5];
#pragma mint parallel for private(t) // want "'t' is private, but an iteration may read 't\[2\]' before it writes it"
    for (int i = 0; i < N; i++) {
        t[1] = u[i];
        v[i] = t[2];
    }
#pragma mint parallel for private(t) // want "'t' is private, but an iteration may read 't\[k\+1\]' before it writes it"
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < 4; k++)
            t[k] = u[i];
        for (int k = 0; k < 4; k++)
            v[i] = t[k + 1];
    }
#pragma mint parallel for private(t) // want "'t' is private, but an iteration may read 't\[0\]' before it writes it"
    for (int i = 0; i < N; i++) {
        if (u[i] > 0)
            t[0] = 1;
        else
            t[1] = 2;
        v[i] = t[0];
    }
#pragma mint parallel for private(t) // want "'t' is private, but an iteration may read 't\[0\]' before it writes it"
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < n; k++)
            t[k] = u[i];
        v[i] = t[0];
    }
#pragma mint parallel for private(t) // want "'t' is private, but an iteration may read 't\[0\]' before it writes it"
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < 5; k++) {
            if (u[k] > 1)
                break;
            t[k] = u[i];
        }
        v[i] = t[0];
    }
#pragma mint parallel for private(t) // want "'t' is private, but an iteration may read 't\[i%5\]' before it writes it"
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < 5; k += 2)
            t[k] = u[i];
        v[i] = t[i % 5];
    }
#pragma mint parallel for private(t) // want "'t' is private, but an iteration may read 't\[0\]' before it writes it"
    for (int i = 0; i < N; i++) {
        if (u[i] > 0 && (t[0] = u[i]) > 1)
            v[i] = 1;
        v[i] += t[0];
    }
#pragma mint parallel for private(t) // want "'t' is private, but an iteration may read 't\[i%5\]' before it writes it"
    for (int i = 0; i < N; i++) {
        t[i % 5] += 1;
        v[i] = 1;
    }
#pragma mint parallel for private(t) // want "'t' is private, but an iteration may read 't\[0\]' before it writes it"
    for (int i = 0; i < N; i++) {
        switch (i % 3) {
        case 0:
            t[0] = 1;
        }
        v[i] = t[0];
    }
#pragma mint parallel for private(given) // want "'given' is a pointer, and private is for scalars, arrays and structs"
    for (int i = 0; i < N; i++)
        v[i] = given[0] = 1;
}

double array_used_after(void)
{
    double t[5];
#pragma mint parallel for private(t)
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < 4; k++)
            t[k] = u[i];
        v[i] = t[3];
    }
    return t[4]; // want "'t' is used after the parallel loop in which it is private, and not every iteration is seen to write all elements"
}

void unnamed(double c)
{
#pragma mint parallel for default(none) shared(u, v) // want "default.none. wants every outer variable named, and 'c' is not"
    for (int i = 0; i < N; i++)
        v[i] = c * u[i];
}

struct span {
    double from, to;
};
static struct span all(double x) { struct span s = {x, x}; return s; }

double structs_used(int k)
{
    struct span early, some, late, whole;
#pragma mint parallel for private(early, some, whole) // want "'early' is private, but an iteration may read 'early.to' before it writes it"
    for (int i = 0; i < N; i++) {
        early.from = u[i];
        if (i > k)
            some = all(u[i]);
        v[i] = early.from + early.to;
    }
#pragma mint parallel for private(some) // want "'some' is private, but an iteration may read 'some.to' before it writes it"
    for (int i = 0; i < N; i++) {
        if (i > k)
            some = all(u[i]);
        v[i] = some.to;
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        whole = all(u[i]); // want "'whole' is of type struct span, which cannot be written in a kernel"
        v[i] = whole.to;
    }
#pragma mint parallel for private(late)
    for (int i = 0; i < N; i++) {
        late = all(u[i]);
        v[i] = late.from;
    }
    return late.to; // want "'late' is used after the parallel loop in which it is private, and is a struct"
}

// A sum that starts at the integer 0 is no flag: each iteration writes it first.
void starts_at_zero(void)
{
    double sum;
#pragma mint parallel for
    for (int i = 1; i < N - 1; i++) {
        sum = 0; // want "'sum' is declared outside the parallel loop and written in it"
        for (int k = -1; k <= 1; k++)
            sum += u[i + k];
        v[i] = sum;
    }
}

double left; // want "'left' may be used, by other functions or through its address, after the parallel loop in which it is private"
void leaves_a_global(int n)
{
#pragma mint parallel for private(left)
    for (int i = 0; i < n; i++)
        if (u[i] > 1) {
            left = u[i];
            v[i] = left;
        }
}
