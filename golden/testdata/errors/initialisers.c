/* Rules: F3. Initialisers and ranges that cannot stand in a kernel. */
#define N 40
static double u[N];

struct flags {
    unsigned level : 3, kind : 5;
};
static struct flags f[N];

struct pair {
    double x, y;
};

static double twice(double x)
{
    return 2 * x;
}

void ranges(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        int k = 0;
        double w[4] = {[0 ... 3] = twice(k)}; // want "a range of designators for a value with a call or a side effect"
        u[i] = w[i & 3];
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        int k = 0, w[4] = {[0 ... 2] = k++}; // want "a range of designators for a value with a call or a side effect"
        u[i] = w[i & 3] + k;
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        struct pair same[4] = {[0 ... 2] = {1, 2}, [1].y = 9}; // want "this overrides a part of an element that a range of designators has initialised"
        u[i] = same[i & 3].x;
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        struct pair one = {i, 2}, list[2] = {[1] = one, [1].y = 9}; // want "this overrides a part of a struct that is initialised as a whole"
        u[i] = list[i & 1].x;
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        switch (i) {
        case 0 ... 5000: // want "a range of 5001 case labels is not translated"
            u[i] = 1;
        }
}

void bit_fields(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        struct flags g = {i & 7, 1}; // want "'level' of the struct that is initialised here is a bit-field"
        f[i] = g;
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        f[i] = (struct flags){.kind = 1}; // want "'level' of the struct that is initialised here is a bit-field"
}

void literal_of_local_type(void)
{
    struct point {
        int x, y;
    };
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = ((struct point){i, 1}).x; // want "this object is of a struct type that has no name at file scope"
}
