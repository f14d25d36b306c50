/* Rules: F2. A loop that counts away from the value that it is to meet. */
static double u[400];

static void up(int from, int to)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = from; i != to; i++) // want "never meets its end 3"
            u[i] = 1;
    }
#pragma mint copy(u, fromDevice)
}

int main(void)
{
    up(5, 3);
    return 0;
}
