/* Rules: F8. An unsigned offset of -1 is the neighbour's element. */
static double u[400];

static void shift(unsigned off)
{
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 100; i++) // want "'u\[i\]' and 'u\[i \+ off\]' use the same elements in different iterations"
            if (i > 0)
                u[i] = u[i + off];
    }
#pragma mint copy(u, fromDevice)
}

int main(void)
{
    shift(-1);
    return 0;
}
