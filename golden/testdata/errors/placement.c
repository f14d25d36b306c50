/* Rules: L4, L5, L6. Directives where they cannot stand. */
#define N 40
static double u[N], v[N];

#pragma mint barrier // want "outside"

void f(int last)
{
    if (last)
#pragma mint copy(u, fromDevice) // want "cannot stand alone in this if"
        v[0] = 1;
#pragma mint for // want "for"
    while (last--)
        v[0] = 2;
#pragma mint parallel // want "'parallel' needs a block, or a loop that holds 'mint for' nests, but an expression statement follows"
    v[0] = 3;
#pragma mint for // want "statement"
}

void g(void)
{
#pragma mint parallel
#pragma mint single // want "'single' cannot share its block with 'parallel'"
    {
        v[0] = 4;
    }
}
