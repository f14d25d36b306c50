/* Rules: F7, R1, R2, L6. Clauses that contradict the loop. */
#define N 40
static double u[N][N], v[N][N];

void unnamed(int k)
{
#pragma mint parallel default(none) shared(u) // want "default\(none\) wants every outer variable named, and 'v' is not"
    {
#pragma mint for
        for (int i = 0; i < N; i++)
            v[i][0] = u[i][0];
    }
}

void tile_of_an_all_nest(void)
{
#pragma mint parallel for nest(all) tile(8, 8, 4) // want "tile's third extent is 4, but the nest has 2 parallel loops"
    for (int y = 0; y < N; y++)
        for (int x = 0; x < N; x++)
            v[y][x] = u[y][x];
}

void region_in_region(void)
{
#pragma mint parallel
    {
#pragma mint parallel // want "a parallel region inside a parallel region"
        {
        }
    }
}

void nest_in_single(void)
{
#pragma mint parallel
    {
#pragma mint single
        {
#pragma mint for // want "inside 'single'"
            for (int i = 0; i < N; i++)
                v[i][0] = 1;
        }
    }
}
