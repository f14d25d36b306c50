/* Rules: T1, T2, T4. Heights that the steps of a time loop do not allow. */
#define N 40
static double u[N][N], v[N][N];
static int place[N];

void gathers(void)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(4)
        for (int t = 0; t < 9; t++) {
#pragma mint for nest(2)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[y][x] = u[y][place[x]]; // want "4 steps cannot be one launch: 'u\[y\]\[place\[x\]\]' has a subscript"
#pragma mint for nest(2)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    u[y][x] = v[y][x];
        }
    }
}

void whole_rows(void)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(2)
        for (int t = 0; t < 9; t++)
#pragma mint for
            for (int y = 0; y < N; y++)
                for (int x = 1; x < N; x++)
                    u[y][x] += u[y][x - 1]; // want "2 steps cannot be one launch: 'u\[y\]\[x - 1\]' has a subscript"
    }
}

double looked_at(void)
{
    double most = 0;
#pragma mint parallel
    {
#pragma mint trapezoid height(3)
        for (int t = 0; t < 9; t++) {
#pragma mint for nest(2) reduction(max: most) // want warning "the height counts as 1, not 3: the nest computes 'most'"
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++) {
                    v[y][x] = u[y][x] / 2;
                    if (v[y][x] > most)
                        most = v[y][x];
                }
#pragma mint barrier // want warning "the height counts as 1, not 3: a barrier"
        }
    }
    return most;
}

void taken_as_possible(void)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(auto)
        for (int t = 0; t < 9; t++)
#pragma mint for
            for (int y = 0; y < N; y++)
                for (int x = 1; x < N; x++)
                    u[y][x] += u[y][x - 1];
    }
}

void chosen(void)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(4)
        for (int t = 0; t < 9; t++)
            if (t % 2) {
#pragma mint for nest(2) // want warning "the height counts as 1, not 4: all nests of the loop stand under conditions"
                for (int y = 1; y < N - 1; y++)
                    for (int x = 1; x < N - 1; x++)
                        v[y][x] = u[y][x - 1];
            } else {
#pragma mint for nest(2)
                for (int y = 1; y < N - 1; y++)
                    for (int x = 1; x < N - 1; x++)
                        u[y][x] = v[y][x + 1];
            }
    }
}

void around(int sweeps)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(5)
        for (int t = 0; t < 9; t++)
            for (int s = 0; s < sweeps; s++) { // want warning "the height counts as 1, not 5: the nests stand in a loop inside"
#pragma mint for nest(2)
                for (int y = 1; y < N - 1; y++)
                    for (int x = 1; x < N - 1; x++)
                        v[y][x] = u[y][x - 1];
#pragma mint for nest(2)
                for (int y = 1; y < N - 1; y++)
                    for (int x = 1; x < N - 1; x++)
                        u[y][x] = v[y][x + 1];
            }
    }
}

void too_many(double ***a, double ***b)
{
#pragma mint copy(a, toDevice, N, N, N)
#pragma mint copy(b, toDevice, N, N, N)
#pragma mint parallel
    {
#pragma mint trapezoid height(5)
        for (int t = 0; t < 9; t++) { // want warning "5 steps do not fit on the chip \(march\), and 4 do"
#pragma mint for nest(3)
            for (int z = 1; z < N - 1; z++)
                for (int y = 1; y < N - 1; y++)
                    for (int x = 1; x < N - 1; x++) {
                        double sum = 0;
                        for (int k = -1; k <= 1; k++)
                            for (int j = -1; j <= 1; j++)
                                for (int i = -1; i <= 1; i++)
                                    sum += a[z + k][y + j][x + i];
                        b[z][y][x] = sum / 27;
                    }
            double ***c = a;
            a = b;
            b = c;
        }
    }
#pragma mint copy(a, fromDevice, N, N, N)
#pragma mint copy(b, fromDevice, N, N, N)
}

void sources_turn(double (*f)[N], double (*g)[N])
{
#pragma mint parallel
    {
#pragma mint trapezoid height(6)
        for (int t = 0; t < 9; t++) { // want warning "the height counts as 1, not 6: f is another storage in each step"
#pragma mint for nest(2)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[y][x] = u[y][x - 1] + f[y][x - 1];
#pragma mint for nest(2)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    u[y][x] = v[y][x + 1] * g[y][x];
            double (*h)[N] = f;
            f = g;
            g = h;
        }
    }
}

void looked_up(const double *table, const int *kinds)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(4)
        for (int t = 0; t < 9; t++) {
#pragma mint for nest(2)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[y][x] = table[kinds[x]] * u[y][x - 1] + table[(int)u[y][x]]; // want warning "the height counts as 1, not 4: 'table\[\(int\)u\[y\]\[x\]\]' is chosen by values that the steps change"
#pragma mint for nest(2)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    u[y][x] = v[y][x + 1];
        }
    }
}

struct sources {
    double (*now)[N], (*then)[N];
};

// Members have the names that the program gives them.
void of_members(struct sources *s)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(6)
        for (int t = 0; t < 9; t++) { // want warning "the height counts as 1, not 6: s->now is another storage in each step"
#pragma mint for nest(2)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    v[y][x] = u[y][x - 1] + s->now[y][x - 1];
#pragma mint for nest(2)
            for (int y = 1; y < N - 1; y++)
                for (int x = 1; x < N - 1; x++)
                    u[y][x] = v[y][x + 1] * s->then[y][x];
            double (*h)[N] = s->now;
            s->now = s->then;
            s->then = h;
        }
    }
}

static void electric(void)
{
#pragma mint parallel for nest(2)
    for (int y = 1; y < N; y++)
        for (int x = 1; x < N; x++)
            u[y][x] += v[y][x] - v[y][x - 1];
}

static void magnetic(void)
{
#pragma mint parallel for nest(2)
    for (int y = 0; y < N - 1; y++)
        for (int x = 0; x < N - 1; x++)
            v[y][x] += u[y][x + 1] - u[y][x];
}

void in_two_functions(void)
{
#pragma mint trapezoid height(4)
    for (int t = 0; t < 9; t++) {
        electric(); // want warning "the height counts as 1, not 4: 'electric', called in every step, launches nests beside those of 'magnetic'"
        magnetic(); // want warning "the height counts as 1, not 4: 'magnetic', called in every step, launches nests beside those of 'electric'"
    }
}

void with_other_heights(void)
{
#pragma mint trapezoid height(3)
    for (int t = 0; t < 9; t++)
        electric();
#pragma mint trapezoid height(5) // want warning "this height does not count for 'electric', whose nests are launched in another loop, too"
    for (int t = 0; t < 9; t++)
        electric();
}

void faces(void)
{
#pragma mint parallel
    {
#pragma mint trapezoid height(4)
        for (int t = 0; t < 9; t++) { // want warning "the height counts as 1, not 4: no nest of the step runs over all 2 dimensions of its arrays"
#pragma mint for
            for (int x = 0; x < N; x++)
                u[0][x] = u[1][x];
#pragma mint for
            for (int y = 0; y < N; y++)
                u[y][0] = u[y][1];
        }
    }
}
