/* Rules: F2, F8. The bound of a serial loop is taken for a number, and wraps around below zero. */
static double u[100][4];

static void up(unsigned n)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 100; i++) // want "'n - 5u' goes from -2 to -2, and wraps around or is cut off"
            for (unsigned k = 0; k < n - 5u; k++) {
                u[i][k] = 1;
                if (k == 3)
                    break;
            }
    }
#pragma mint copy(u, fromDevice)
}

int main(void)
{
    up(3);
    return 0;
}
