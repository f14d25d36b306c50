/* Rules: F2. Bounds that the host cannot evaluate before the launch, or that change. */
#define N 40
static double u[N][N];
static int limit[N], mark[N];
int count(void);

void of_an_array(void)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < limit[i]; j++) // want "depends on an array, a call or a side effect"
            u[i][j] = 1;
}

void of_what_it_writes(const int *limits)
{
#pragma mint parallel for
    for (int i = 0; i < limit[3]; i++) // want "is read from memory that the loop may write, through 'limit'"
        limit[i] = 1;
#pragma mint parallel for
    for (int i = 0; i < limits[3]; i++) // want "is read from memory that the loop may write, through 'mark'"
        mark[i] = 1;
}

struct of_marks {
    int at[2];
} *marks[2];
int *rows[2];

void of_what_pointers_lead_to(void)
{
#pragma mint parallel for
    for (int i = 0; i < rows[0][1]; i++) // want "is read from memory that the loop may write, through 'mark'"
        mark[i] = 1;
#pragma mint parallel for
    for (int i = 0; i < marks[1]->at[0]; i++) // want "is read from memory that the loop may write, through 'mark'"
        mark[i] = 1;
}

void of_what_it_sums(int k)
{
    int sum = 0, *p = k ? &sum : &limit[3];
#pragma mint parallel for reduction(+: sum)
    for (int i = 0; i < *p; i++) // want "is read from memory that the loop may write, through 'sum'"
        sum += i;
    limit[0] = sum;
}

int at;

void of_its_index(const int *limits)
{
#pragma mint parallel for
    for (at = 0; at < limits[0]; at++) // want "is read from memory that the loop may write, through 'at'"
        u[at][0] = 1;
}

void of_a_call(void)
{
#pragma mint parallel for
    for (int i = 0; i < count(); i++) // want "'count' is neither"
        u[i][0] = 1;
}

void no_extremes(void)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++)
        for (int j = i * (i - 3); j < N; j++) // want "in a way whose extremes mintc cannot find"
            u[i][j] = 1;
}

void changed(int n)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        u[i][0] = 1;
        n = 3; // want "'n' is part of a bound"
    }
}
