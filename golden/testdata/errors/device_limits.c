/* Rules: F7, B14. Clauses are obeyed or refused: more threads than a block can have. */
#define N 40
static double u[N][N][N];

void too_many(void)
{
#pragma mint parallel for nest(3) tile(128, 16, 1) // want "128x16x1 threads are 2048 per block, and sm_80 allows 1024"
    for (int z = 0; z < N; z++)
        for (int y = 0; y < N; y++)
            for (int x = 0; x < N; x++)
                u[z][y][x] = 1;
}

void too_deep(void)
{
#pragma mint parallel for nest(3) tile(1, 1, 128) // want "128 threads along z, and sm_80 allows 64"
    for (int z = 0; z < N; z++)
        for (int y = 0; y < N; y++)
            for (int x = 0; x < N; x++)
                u[z][y][x] = 1;
}
