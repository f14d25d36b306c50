/* Rules: F1. More loops than there are, or than a grid has dimensions. */
#define N 8
static double u[N][N], w[N][N][N][N];

void too_few(void)
{
#pragma mint parallel for nest(3)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) // want "nest\(3\) asks for 3 parallel loops, but only 2 are perfectly nested"
            u[i][j] = 1;
}

void imperfect(void)
{
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++) { // want "nest\(2\) asks for 2 parallel loops, but only 1"
        u[i][0] = 0;
        for (int j = 1; j < N; j++)
            u[i][j] = 1;
    }
}

void four(void)
{
#pragma mint parallel for nest(all)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            for (int k = 0; k < N; k++)
                for (int l = 0; l < N; l++) // want "nest\(all\) finds more than 3"
                    w[i][j][k][l] = 1;
}

void region_without_nests(void)
{
#pragma mint parallel // want "'parallel' is attached to a loop without any 'mint for'"
    for (int i = 0; i < N; i++)
        u[i][0] = 1;
}
