/* Rules: L1, L2, L3, L4, L6, F7. Directives and clauses that are misspelt, misplaced or malformed. */
#define N 40
static double u[N], v[N];
static int size = 16;

void spelling(void)
{
#pragma mint paralel // want "unknown directive 'paralel'"
    {
    }
#pragma mint parallel for nest(1) tiles(8) // want "tiles"
    for (int i = 0; i < N; i++)
        v[i] = u[i];
#pragma mint parallel for nest(1) nest(1) // want "duplicate clause 'nest'"
    for (int i = 0; i < N; i++)
        v[i] = u[i];
#pragma mint parallel for tile(size) // want "constant"
    for (int i = 0; i < N; i++)
        v[i] = u[i];
#pragma mint parallel for tile(16, 16) // want "MINT1007"
    for (int i = 0; i < N; i++)
        v[i] = u[i];
#pragma mint parallel for tile(16) chunksize(5) // want "MINT1013"
    for (int i = 0; i < N; i++)
        v[i] = u[i];
#pragma mint parallel for collapse(2) // want "nest"
    for (int i = 0; i < N; i++)
        v[i] = u[i];
#pragma mint copy(u, toGPU) // want "'toGPU' is not a direction of 'copy'"
#pragma mint copy(N, toDevice) // want "not an array"
#pragma mint parallel for private(size) shared(size) // want "MINT1015"
    for (int i = 0; i < N; i++)
        v[i] = u[i];
#pragma mint // want "no directive|names no directive"
}

#define OPEN (1 +

void said_once(void)
{
#pragma mint parallel for nest(2) tile(OPEN, OPEN) chunksize(OPEN, OPEN) // want "the expression ends after '\+'"
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            v[i] = u[i];
}
