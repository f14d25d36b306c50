/* Rules: F2. A negative index is compared as an unsigned number, and is still below the bound. */
static double u[400];

static void up(int from, unsigned to)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = from; i < to; i++) // want "the index 'i' of a parallel loop is compared as an unsigned number, and is negative or very large"
            u[i + 100] = 1;
    }
#pragma mint copy(u, fromDevice)
}

int main(void)
{
    up(-9, -5);
    return 0;
}
