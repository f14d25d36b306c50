/* Rules: C1, C2, C7. Extents that are missing or disagree with the type. */
#define N 40
static double u[N][N + 2];

void missing(double *a, double (*b)[N])
{
#pragma mint copy(a, toDevice) // want "the type of 'a' does not give its extent in dimension 1"
#pragma mint copy(b, toDevice) // want "the type of 'b' does not give its extent in dimension 1"
}

void wrong_count(double **a)
{
#pragma mint copy(a, toDevice, N) // want "copy gives 1 extents, but 'a' has 2 dimensions"
}

void wrong_number(void)
{
#pragma mint copy(u, toDevice, N, N) // want "extent 40 disagrees with the type of 'u', which has 42 here"
}

int calls;
static int counted(void) { return ++calls; }

void counting(double *a)
{
#pragma mint copy(a, toDevice, counted()) // want "'counted' changes variables, and the serial program does not call it here"
}

static double volume[4][32][16];
void level(double *levels[4], int l)
{
#pragma mint copy(volume[l], toDevice, 16, 32) // want "'volume\[l\]' is an element that only the running program knows"
#pragma mint copy(levels[l % 4], toDevice, N) // want "'levels\[l % 4\]' is an element that only the running program knows"
}

static double flat[N * N], *rows[N];
void too_many(void)
{
#pragma mint copy(flat, toDevice, N, N + 1) // want "the extents are those of 1640 elements, and the type of 'flat' has 1600"
#pragma mint copy(rows, toDevice, N, N + 1) // want "extent 41 disagrees with the type of 'rows', which has 40 here"
#pragma mint copy(*flat, toDevice, N) // want "'flat\[0\]' cannot be put on the device: its type is not an array"
}

static double field[64][32];
void c_order(void)
{
#pragma mint copy(field, toDevice, 64, 32) // want "extents are written fastest first, and 'field' has 64, 32 in the order of its subscripts"
}

typedef struct {
    int n;
    double *cells;
} Field;

void not_arrays(Field *g, int n)
{
    Field f = *g;
#pragma mint copy(f, toDevice) // want "'f' cannot be put on the device: its type is not an array"
#pragma mint copy(n, toDevice) // want "'n' cannot be put on the device: its type is not an array"
}

void other_names(double *a, double length)
{
    {
        int inner = N;
        (void)inner;
    }
#pragma mint copy(a, toDevice, inner) // want "'inner' is not declared here"
#pragma mint copy(a, toDevice, sizeof(int) * round_up(N)) // want "'round_up' is not declared here"
#pragma mint copy(a, toDevice, length) // want "the extent 'length' is not an integer"
}

/* The extents that another copy has are those to write, if their names are known. */
void left_out(double *a, double *b, int n)
{
#pragma mint copy(a, toDevice, n + 2, n)
    {
        int m = n / 2;
#pragma mint copy(b, toDevice, m)
    }
#pragma mint copy(a, fromDevice) // want "the type of 'a' does not give its extent in dimension 1"
#pragma mint copy(b, fromDevice) // want "the type of 'b' does not give its extent in dimension 1"
}
