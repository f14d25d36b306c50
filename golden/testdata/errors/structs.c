/* Rules: F3, F5. Structs beyond plain values. */
#define N 40
struct flags {
    unsigned on : 1;
    unsigned level : 3;
};
static struct flags f[N];
static double v[N];

void bit_field(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = f[i].level; // want "'level' is a bit-field"
}

struct overlaid {
    union {
        int whole;
        struct {
            short low, high;
        };
    };
    union {
        int i;
        float f;
    } named;
};
static struct overlaid o[N];

void unions(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        o[i].whole = i; // want "'whole' is a member of a union"
#pragma mint parallel for
    for (int i = 1; i < N; i++)
        v[i] = o[i - 1].high; // want "'high' is a member of a union"
#pragma mint parallel for
    for (int i = 1; i < N; i++)
        v[i] = o[i].named.f; // want "the member 'named' is of type union"
}

struct setup {
    unsigned long cells : 40;
};

void wide_bit_field(const struct setup *s)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = s->cells; // want "'cells' is an unsigned bit-field of 40 bits"
}

struct norms {
    double sum, last;
};

void into_members(struct norms *s, double *u)
{
    static struct norms all;
#pragma mint copy(u, toDevice, N)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        s->sum += u[i]; // want "'s->sum' is declared outside the parallel loop and written in it"
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        all.last = u[i]; // want "'all.last' is declared outside the parallel loop and written in it"
}

void array_in_union(void)
{
    union {
        double numbers[N];
        long bits[N];
    } either;
#pragma mint copy(either.numbers, toDevice) // want "'either' is a union: give its array a name, as in 'double \*p = either.numbers;'"
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        either.numbers[i] = i; // want "'either' is of type union"
}

typedef struct {
    signed char *cells;
    double **rows;
    double k;
} sheet;

/* Arrays by a struct that is a value of the nest, or behind a pointer to a pointer. */
void pointers_in_values(sheet s, sheet **at, double u[N])
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        sheet own = s;
        u[i] = own.k * own.cells[i]; // want "the member 'cells' is of type pointer to signed char"
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = (*at)->cells[i]; // want "the member 'cells' is of type pointer to signed char"
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = (*at)->rows[i][0]; // want "the member 'rows' is of type pointer to pointer to double"
}

typedef union {
    double number;
    long long bits;
} either_way;

void union_local(double *u)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        either_way one = {u[i]}; // want "'one' is of type either_way, which cannot be used in a kernel"
        one.bits &= 0xff;
        u[i] = one.number;
    }
}
