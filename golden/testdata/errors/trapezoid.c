/* Rules: L6, T1, T3. Trapezoid clauses that contradict the nest. */
#define N 40
static double u[N][N], v[N][N];

void narrower(void)
{
#pragma mint parallel
    {
#pragma mint trapezoid obj(u) gather([-1,+1], [0,+1]) // want "gather states \[0,1\], but the nest reads 'u' at \[-1,1\]"
#pragma mint for nest(2)
        for (int y = 1; y < N - 1; y++)
            for (int x = 1; x < N - 1; x++)
                v[y][x] = u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1];
    }
}

void wider(void)
{
#pragma mint parallel
    {
#pragma trapezoid.obj=[u] trapezoid.dimension=2 trapezoid.gather[-2,+2][0,0] // want warning "gather states \[-2,2\], wider than the \[-1,1\]"
#pragma mint for nest(2)
        for (int y = 2; y < N - 2; y++)
            for (int x = 1; x < N - 1; x++)
                v[y][x] = u[y - 1][x] + u[y + 1][x];
    }
}

void other_rank(void)
{
#pragma mint parallel
    {
#pragma mint trapezoid dimension(3) // want "dimension is 3, but the nest has 2 parallel loops"
#pragma mint for nest(2)
        for (int y = 1; y < N - 1; y++)
            for (int x = 1; x < N - 1; x++)
                v[y][x] = u[y][x];
    }
}

void no_nest(void)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(4) // want "the time loop of a trapezoid holds no 'mint for', and calls no function that does"
        for (int t = 0; t < 4; t++)
            u[0][0] = v[0][0];
    }
}

void one_clause_each(void)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(4)
#pragma mint trapezoid dimension(2) // want "'dimension' says something of a 'mint for' nest, but the directive stands in front of a time loop"
#pragma mint trapezoid gather([0,0], [0,0]) // want "'gather' says something of a 'mint for' nest"
#pragma mint trapezoid height(2) // want "duplicate clause 'height'"
#pragma mint trapezoid dimension(3) // want "duplicate clause 'dimension'"
#pragma trapezoid.gather[-1,+1][-1,+1] // want "duplicate clause 'gather'"
        for (int t = 0; t < 4; t++)
#pragma mint for nest(2)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[y][x] = u[y][x];
    }
}

void in_front_of_the_nest(void)
{
#pragma mint parallel
    {
        for (int t = 0; t < 4; t++)
#pragma mint trapezoid height(4) obj(u) // want "'height' says something of a time loop, but the directive stands in front of a 'mint for' nest"
#pragma mint for nest(2)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[y][x] = u[y][x];
    }
}
